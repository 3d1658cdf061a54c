import { at, SPECTATOR } from '@ludoteca/kernel';
import type { Shine } from '@ludoteca/ui';
import { createContext } from 'svelte';
import { SLOTS_PER_DEPOT } from '../data/board.ts';
import { CRANE, INN } from '../data/faces.ts';
import { SHIELD } from '../data/shields.ts';
import type { Space } from '../data/team.ts';
import { LAYOUTS, type Layout } from '../rules/layout.ts';
import { BY_ANY, BY_CASTLE, BY_WHITE, INN_MARKET } from '../rules/moves.ts';
import { storedBy } from '../rules/stores.ts';
import { BLACK_DEPOT, EMPTY, type Move } from '../rules/types.ts';
import { exchangeAt } from './exchange.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { Position } from './position.svelte.ts';
import { indexOf, type Thing, type Ways, waysOf, workersOf } from './ways.ts';

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

/** What all parts of the board share: the position, and the answer that the person has begun. */
export class Desk extends Position {
  private begun = $state.raw<Half | null>(null);
  /** What the person points at, drags over or has selected: its preview is shown. */
  pointed = $state.raw<Thing | null>(null);
  /** What is being dragged. */
  dragged = $state.raw<Thing | null>(null);
  /** The space into which a tile was dragged, and the decision that took it; the rules ask for the space afterwards. */
  wish: { readonly space: Space; readonly decision: number } | null = null;
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
}

export const [theDesk, setDesk] = createContext<Desk>();
