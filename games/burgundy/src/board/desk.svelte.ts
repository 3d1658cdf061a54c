import { at, range, type Seat, SPECTATOR, sum } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import type { Shine } from '@ludoteca/ui';
import type { BoardProps } from '@ludoteca/ui/board';
import { createContext } from 'svelte';
import { SLOTS_PER_DEPOT } from '../data/board.ts';
import type { PlayerCount } from '../data/course.ts';
import { BOARDS, DUCHIES, POST_BOARDS } from '../data/duchies.ts';
import { CRANE, INN } from '../data/faces.ts';
import { SHIELD } from '../data/shields.ts';
import type { Space } from '../data/team.ts';
import { unused } from '../rules/dice.ts';
import { estateOf, seatsOf } from '../rules/estates.ts';
import { DUCHY_NAMES, LAYOUTS, type Layout } from '../rules/layout.ts';
import { BY_ANY, BY_CASTLE, BY_WHITE, INN_MARKET } from '../rules/moves.ts';
import { storedBy } from '../rules/stores.ts';
import { BLACK_DEPOT, type Burgundy, EMPTY, type Move, type Open, playersFor, type Step } from '../rules/types.ts';
import { exchangeAt } from './exchange.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { hexKey, type Marks, marksOf } from './marks.ts';
import { Tally } from './tally.svelte.ts';
import { Trail } from './trail.svelte.ts';
import { indexOf, type Thing, type Ways, waysOf, workersOf } from './ways.ts';
import type { Zones } from './zones.ts';

/** A half-made answer. It is forgotten with its question. */
export interface Half {
  readonly decision: number;
  /** The value of the die that was taken up. */
  readonly die: number | null;
  /** The tile or shield that waits for its hex, or the shield whose power is being used. */
  readonly held: Thing | null;
  /** The thing whose ways are spread out as a fan. */
  readonly fan: Thing | null;
  /** The duchy that is being looked at before the choice. */
  readonly layout: number | null;
  /** The goods picked for the ship. */
  readonly picked: readonly number[];
}

const FRESH: Omit<Half, 'decision'> = { die: null, held: null, fan: null, layout: null, picked: [] };
const BUYING = 10;
/** Answers that have nothing to do with a shield that has been taken up. */
const BESIDES: readonly Move['kind'][] = ['take', 'place', 'sell', 'workers', 'buy', 'hire', 'grant'];
const NO_WAYS: Ways = new Map();
const NO_MOVES: readonly Move[] = [];

/** What all parts of the board share: the position, what is asked, and what the person has begun. */
export class Desk {
  private readonly props: () => BoardProps<Burgundy>;
  private begun = $state.raw<Half | null>(null);
  zones = $state.raw<Zones | null>(null);
  /** What the person points at, drags over or has selected: its preview is shown. */
  pointed = $state.raw<Thing | null>(null);
  /** What is being dragged. */
  dragged = $state.raw<Thing | null>(null);
  /** The space into which a tile was dragged, and the decision that took it; the rules ask for the space afterwards. */
  wish: { readonly space: Space; readonly decision: number } | null = null;
  /** On a phone, the half of a team's duchy that is shown. */
  page = $state.raw(0);
  /** The duchy in the tab beside the board. */
  enlarged = $state.raw<Seat | null>(null);
  readonly trail: Trail;
  readonly tally: Tally;

  constructor(props: () => BoardProps<Burgundy>) {
    this.props = props;
    this.trail = new Trail(props);
    this.tally = new Tally(props);
  }

  get view() {
    return this.props().view;
  }
  get open(): Open {
    return this.props().view.open;
  }
  get choice() {
    return this.props().choice;
  }
  get speak() {
    return this.props().speak;
  }
  get seats() {
    return this.props().seats;
  }
  get viewer() {
    return this.props().viewer;
  }
  get pace() {
    return this.props().pace;
  }
  get seatNote() {
    return this.props().seatNote;
  }
  get past() {
    return this.props().past ?? [];
  }
  get aside() {
    return this.props().aside;
  }
  get since() {
    return this.props().since;
  }
  get phone(): boolean {
    return this.zones?.phone ?? false;
  }

  /** Whose duchy lies large in its place: the viewer's, or for spectators the first one. */
  get seat(): Seat {
    return this.viewer === SPECTATOR ? 0 : this.viewer;
  }
  /** For whose number the figures and slots of the table are. */
  get players(): PlayerCount {
    return playersFor(this.view.config);
  }
  get estate(): number {
    return estateOf(this.open, this.seat);
  }
  get step(): Step | undefined {
    return this.view.agenda.at(-1) as Step | undefined;
  }

  /** Whether duchies are still being chosen. */
  readonly choosing: boolean = $derived.by(() => this.open.layouts.includes(EMPTY));
  readonly others: readonly Seat[] = $derived.by(() => {
    const count = this.view.config.seats;
    return range(count - 1).map((place) => (this.seat + 1 + place) % count);
  });
  /** What the last moves touched, or what the log points at. */
  readonly marks: Marks = $derived.by(() => {
    const { pointed, moment } = this.props();
    return marksOf(pointed === null ? moment.events : [pointed], pointed !== null);
  });

  private readonly ways: Ways = $derived.by(() => {
    const list = this.choice.question?.list;
    return list === undefined || this.viewer === SPECTATOR ? NO_WAYS : waysOf(list, this.open, this.seat);
  });

  get half(): Half {
    const { decision } = this.view;
    return this.begun?.decision === decision && this.choice.question !== null ? this.begun : { decision, ...FRESH };
  }

  /** Changes what has been begun; a move that a finger had selected is let go. */
  change(by: Partial<Half>): void {
    this.begun = { ...this.half, decision: this.view.decision, ...by };
    if (this.choice.selected !== null) this.choice.cancel();
  }

  /** The duchies the viewer may choose from. */
  readonly offered: readonly number[] = $derived.by(() => {
    const { boards, duchy, mode, soloBoard, teamBoard } = this.view.config.options;
    if (mode === 'solo') return [DUCHY_NAMES.indexOf(soloBoard)];
    if (mode === 'team') return [DUCHY_NAMES.indexOf(teamBoard)];
    if (boards === 'same') return [duchy - 1];
    if (boards === 'chosen') return range(DUCHIES.length);
    const dealt: readonly (readonly number[])[] = boards === 'posts' ? POST_BOARDS : BOARDS;
    return at(dealt, at(this.open.boards, this.estate));
  });
  /** The duchy that lies in the large place. */
  readonly layoutIndex: number = $derived.by(() => {
    const laid = at(this.open.layouts, this.estate);
    if (laid !== EMPTY) return laid;
    const { answer } = this.view;
    return this.half.layout ?? (answer?.kind === 'duchy' ? answer.duchy : at(this.offered, 0));
  });
  readonly layout: Layout = $derived.by(() => at(LAYOUTS, this.layoutIndex));

  private readonly previews: Map<string, Forecast | null> = $derived.by(() => {
    void this.choice.question;
    void this.view;
    return new Map();
  });

  private readonly worths: Map<string, number> = $derived.by(() => {
    void this.previews;
    return new Map();
  });

  /** What a legal answer would bring. */
  forecast(move: Move): Forecast | null {
    const { previews } = this;
    const key = JSON.stringify(move);
    const known = previews.get(key);
    if (known !== undefined) return known;
    const seen = this.choice.preview(move);
    const forecast = seen === null ? null : forecastOf(seen.events, this.view, seen.view);
    previews.set(key, forecast);
    return forecast;
  }

  /** The tile that lies at a place of the table, or EMPTY. */
  private tileAt(thing: Thing): number {
    const index = indexOf(thing);
    if (thing === 'inn') return INN;
    if (thing.startsWith('slot-')) return this.open.slots[index] ?? EMPTY;
    if (thing.startsWith('black-')) return this.open.black[index] ?? EMPTY;
    return thing.startsWith('stored-') ? (storedBy(this.open, this.seat)[index] ?? EMPTY) : EMPTY;
  }

  /** The tile that has been taken up, or EMPTY. */
  get heldTile(): number {
    const { held } = this.half;
    return held === null ? EMPTY : this.tileAt(held);
  }

  /** The shield that has been taken up, or 0. */
  get heldShield(): number {
    const { held } = this.half;
    return held?.startsWith('shield-') ? indexOf(held) : 0;
  }

  /** The depot of the shield that has been taken up to be laid on a castle, or 0. */
  get heldDepot(): number {
    const { heldShield } = this;
    return heldShield === 0 || this.lent !== null
      ? 0
      : (this.open.shields?.depots ?? []).findIndex((lying) => lying.includes(heldShield)) + 1;
  }

  /** The tile the person thinks about: the one taken up, dragged or pointed at; EMPTY when there is none. */
  get consideredTile(): number {
    const thing = this.half.held ?? this.dragged ?? this.pointed;
    return thing === null ? EMPTY : this.tileAt(thing);
  }

  /** The answers that pressing a thing may mean now, the cheapest first. */
  movesAt(thing: Thing): readonly Move[] {
    const exchanged = exchangeAt(this, thing);
    if (exchanged !== null) return exchanged;
    const found = this.ways.get(thing);
    if (found === undefined) return thing.startsWith('load-') ? this.loads(indexOf(thing)) : NO_MOVES;
    const fitting = found.filter((move) => this.isMeant(move, thing));
    return fitting.length < 2 ? fitting : [...fitting].sort((a, b) => this.price(a) - this.price(b) || this.worth(b) - this.worth(a));
  }

  /** Whether a press on a thing may mean an answer, after what has been begun. */
  private isMeant(move: Move, thing: Thing): boolean {
    const { die } = this.half;
    if (move.kind === 'duchy') return !thing.startsWith('hex-') || move.duchy === this.layoutIndex;
    if ('die' in move && die !== null && move.die !== die) return false;
    if (move.kind === 'buy') return die === null || move.market === BLACK_DEPOT || move.market === INN_MARKET;
    // A shield takes both dice.
    if (move.kind === 'shield' && die !== null) return false;
    return !/^(hex|die|seat)-/.test(thing) || this.goesWithHeld(move);
  }

  /** Whether an answer about two things is about the one that has been taken up. Without one only tiles of the storage can be meant. */
  private goesWithHeld(move: Move): boolean {
    const { held } = this.half;
    switch (move.kind) {
      case 'place':
        return held === null || move.tile === this.heldTile;
      case 'shield':
      case 'crest':
        return move.shield === this.heldShield;
      case 'grant':
        return held !== null && move.tile === this.heldTile && move.market === this.marketOf(held);
      case 'set':
        return this.heldShield === SHIELD.die;
      case 'study':
        return this.heldShield === SHIELD.study;
      default:
        return true;
    }
  }

  private marketOf(thing: Thing): number {
    if (thing === 'inn') return INN_MARKET;
    return thing.startsWith('black-') ? BLACK_DEPOT : Math.floor(indexOf(thing) / SLOTS_PER_DEPOT) + 1;
  }

  workers(move: Move): number {
    return workersOf(move, this.open, this.seat);
  }

  /** Workers first; a purchase comes after every way to have the tile by a die. */
  private price(move: Move): number {
    return this.workers(move) + (move.kind === 'buy' ? BUYING : 0);
  }

  /** The points of a placement, which are the same whatever die pays for it. */
  private worth(move: Move): number {
    if (move.kind !== 'place' && move.kind !== 'grant') return 0;
    const key = `${move.tile} ${move.hex}`;
    const known = this.worths.get(key);
    if (known !== undefined) return known;
    const points = this.forecast(move)?.points ?? 0;
    this.worths.set(key, points);
    return points;
  }

  /** A ship with more new colours than spaces: whether a good may be picked, and the whole answer once enough are. */
  private loads(good: number): readonly Move[] {
    const selection = this.choice.question?.selections?.[0];
    if (selection === undefined || !selection.from.includes(good)) return NO_MOVES;
    const { picked } = this.half;
    const items = picked.includes(good) ? picked : [...picked, good].slice(-selection.max);
    return [{ kind: 'load', items: [...items].sort((a, b) => a - b) }];
  }

  /** The kind of answer that pressing a thing gives or begins, for `data-legal`. */
  kindAt(thing: Thing): Move['kind'] | undefined {
    return this.movesAt(thing)[0]?.kind;
  }

  shineAt(thing: Thing): Shine {
    const [move] = this.movesAt(thing);
    if (move === undefined) return null;
    // While a shield is on its way, what it does not concern steps back.
    if (this.heldShield > 0)
      return this.goesWithHeld(move) && !BESIDES.includes(move.kind) ? (this.workers(move) > 0 ? 'soft' : 'full') : 'rim';
    if (move.kind === 'buy' || move.kind === 'set' || move.kind === 'study') return 'rim';
    if (move.kind === 'hire' && this.step?.kind === 'turn') return 'rim';
    return this.workers(move) > 0 ? 'soft' : 'full';
  }

  /** A hex shows the most that any of its ways brings; null when it is no target. */
  pointsAt(thing: Thing): number | null {
    const moves = this.movesAt(thing);
    if (moves.length === 0) return null;
    return Math.max(...moves.map((move) => this.worth(move)));
  }

  /** The dice the viewer can use, as they lie; the castle's extra die comes last. */
  readonly dice: readonly { readonly index: number; readonly value: number; readonly used: boolean }[] = $derived.by(() =>
    range(2).map((index) => ({ index, value: at(this.open.dice, this.seat * 2 + index), used: unused(this.open, this.seat, index) === 0 })),
  );
  /** The die that a castle lends for an action, while it is being asked for: the wild one or the white one. */
  get lent(): 'wild' | 'white' | null {
    if (this.choice.question === null) return null;
    const kind = this.step?.kind;
    return kind === 'castleAction' || kind === 'castleShield' || kind === 'resetAction' ? 'wild' : kind === 'whiteAction' ? 'white' : null;
  }
  /** Whether a die can be taken up now. */
  canTake(value: number): boolean {
    const isAsked = this.step?.kind === 'turn' || this.heldShield === SHIELD.die;
    return isAsked && (this.choice.question?.list ?? []).some((move) => 'die' in move && move.die === value);
  }
  get die(): number | null {
    if (this.step?.kind === 'resetAction' && this.lent !== null) return BY_ANY;
    if (this.lent !== null) return this.lent === 'wild' ? BY_CASTLE : BY_WHITE;
    return this.half.die;
  }

  /** The hex at which the crane or the geese ask. */
  get askingHex(): number {
    const { step } = this;
    if (step?.kind === 'geese') return step.open.hex;
    return step?.kind === 'crane' ? at(this.open.duchies, this.estate).indexOf(CRANE) : EMPTY;
  }

  /** The fan that is open: a thing and the answers it may mean. Crane, geese and tribute open one by themselves. */
  readonly fan: { readonly thing: Thing; readonly moves: readonly Move[] } | null = $derived.by(() => {
    const { askingHex } = this;
    const list = this.choice.question?.list ?? [];
    if (askingHex >= 0 && list.length > 0) {
      const moves = list.filter(({ kind }) => kind === 'copy' || kind === 'herd');
      return { thing: `hex-${askingHex}`, moves };
    }
    const [first] = list;
    if (first?.kind === 'spend') return { thing: 'coins', moves: [...list].reverse() };
    if (first?.kind === 'tribute') return { thing: `shield-${first.shield}`, moves: list };
    const { fan } = this.half;
    const moves = fan === null ? [] : this.movesAt(fan);
    return fan === null || moves.length < 2 ? null : { thing: fan, moves };
  });

  /** The shields of an estate and the castles they lie on. */
  shieldsOf(estate: number): readonly { readonly shield: number; readonly hex: number }[] {
    const part = this.open.shields;
    return (part?.held[estate] ?? []).map((shield, place) => ({ shield, hex: at(at(part?.hexes ?? [], estate), place) }));
  }

  say(message: Message): string {
    return this.speak.say(message);
  }

  name(seat: Seat): string {
    return at(this.seats, seat).name;
  }

  /** The points of a seat as they are shown: at the end they are counted up. */
  points(seat: Seat): number {
    return at(this.open.points, seat) - this.tally.uncounted(seat);
  }

  /** What everybody knows of the goods that a seat and its partner have sold, by colour; to strangers they are hidden. */
  soldBy(seat: Seat): readonly number[] | null {
    const known = this.view.mine?.knows.sold;
    if (known === undefined) return null;
    const colours = known.length / this.view.config.seats;
    const sharing = seatsOf(this.open, estateOf(this.open, seat));
    return range(colours).map((colour) => sum(sharing.map((one) => at(known, one * colours + colour))));
  }

  /** How many goods a seat and its partner have sold. */
  soldCount(seat: Seat): number {
    return sum(seatsOf(this.open, estateOf(this.open, seat)).map((one) => at(this.view.shown.sold, one)));
  }

  /** Whether the last moves of anybody who builds there, or the log, speak of a hex, counted as moves count. */
  isMarked(seat: Seat, hex: number): boolean {
    return seatsOf(this.open, estateOf(this.open, seat)).some((one) => this.marks.hexes.has(hexKey(one, hex)));
  }

  /** Whether partners share duchies. */
  get teams(): boolean {
    return this.open.estates !== undefined;
  }
}

export const [theDesk, setDesk] = createContext<Desk>();
