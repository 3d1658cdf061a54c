import { at, foresee, imagine, type MoveFor, questionFor, same, streamFrom, type View } from '@ludoteca/kernel';
import { DEPLOY, FIRST, MOVE, SUPPLY } from '../data/chests.ts';
import { staufer } from '../rules/index.ts';
import { WITH_DEPLOY, WITH_MOVE } from '../rules/moves.ts';
import { hasChests, heldBy, placeOfSpace } from '../rules/table.ts';
import type { Event, Move, Open, Staufer, Step } from '../rules/types.ts';
import { openAfter } from './apply-event.ts';
import type { Seen } from './seen.ts';
import { type Plan, planFor, preferred, sameWay, type Way, waysIn, waysTo, withNobleOn } from './ways.ts';

type TheView = View<Staufer>;

/** The consequences of a move, up to where the turn ends or chance decides: the events and the table after them. */
export interface Outlook {
  readonly move: Move;
  readonly events: readonly Event[];
  readonly before: Open;
  readonly after: Open;
}

/** How the SUPPLY chest is being used: not at all, waiting for the space of the pieces, or for that of the chests. */
type Swap = { readonly pieces?: number; readonly chests?: number } | null;

/** The answer under construction: FIRST and SUPPLY taken up, an office with its way; and the thing that is pointed at. */
export class Hand {
  first = $state(false);
  swap = $state.raw<Swap>(null);
  /** Chests to be used with the next deployment, taken up before the office. */
  use = $state(0);
  /** A piece taken up before the office. */
  piece = $state.raw<number | null>(null);
  plan = $state.raw<Plan | null>(null);
  /** The thing under the pointer or the focus. */
  aim = $state.raw<Move | null>(null);
  /** An office to be taken as soon as the family member stands on the track. */
  private wish = $state.raw<Plan | null>(null);
  /** The decision in which it was asked for. */
  private wished = -1;
  private readonly desk: Seen;

  constructor(desk: Seen) {
    this.desk = desk;
  }

  private get view(): TheView {
    return this.desk.view;
  }

  /** The table after the family member has gone to the deployment track, and every way into an office from there. */
  private readonly ahead: { readonly view: TheView; readonly events: readonly Event[]; readonly ways: readonly Way[] } | null = $derived.by(
    () => {
      const { step, choice } = this.desk;
      if (step?.kind === 'office') return { view: this.view, events: [], ways: waysIn(choice.question) };
      const track: Move = { kind: 'deploy', spot: this.first ? 1 : 0 };
      // The SUPPLY chest taken up asks for supply spaces alone.
      if (step?.kind !== 'act' || this.swap !== null || !choice.isLegal(track)) return null;
      const seen = choice.preview(track);
      return seen?.view == null ? null : untilOffice(seen.view, seen.events);
    },
  );

  readonly ways: readonly Way[] = $derived.by(() => this.ahead?.ways ?? []);

  /** The ways into an office that fit the things taken up. */
  waysTo(office: number): readonly Way[] {
    const all = waysTo(this.ways, office);
    const fitting = all.filter((way) => (way.use & this.use) === this.use && (this.piece === null || way.piece === this.piece));
    return fitting.length > 0 ? fitting : this.use !== 0 || this.piece !== null ? [] : all;
  }

  /** The plan that pressing an office begins with. */
  planTo(office: number): Plan | null {
    if (this.plan?.office === office) return this.plan;
    const way = preferred(this.waysTo(office));
    return way === undefined || this.ahead === null ? null : planFor(this.ahead.view.open, way);
  }

  /** The preview to show: the half-made answer before a thing that is only pointed at. */
  readonly shown: Move | null = $derived.by(() => {
    if (this.desk.step === undefined) return null;
    return this.plan ?? this.desk.choice.selected ?? this.aim;
  });

  readonly outlook: Outlook | null = $derived.by(() => (this.shown === null ? null : this.foresee(this.shown)));

  /** Plays a move on a copy; an office pressed before the track is chosen means both. */
  foresee(move: Move): Outlook | null {
    const { choice, step } = this.desk;
    if (move.kind === 'office' && step?.kind === 'act') {
      const { ahead } = this;
      if (ahead === null) return null;
      const world = imagine(staufer, ahead.view, streamFrom('preview'));
      return this.outlookOf(move, [...ahead.events, ...foresee(staufer, world, this.view.viewer, move).events]);
    }
    const seen = choice.preview(move);
    return seen === null ? null : this.outlookOf(move, seen.events);
  }

  private outlookOf(move: Move, all: readonly Event[]): Outlook {
    const end = all.findIndex(({ kind }) => kind === 'markerSet' || kind === 'turnBegun' || kind === 'cleanUp');
    const events = end < 0 ? all : all.slice(0, end);
    const before = this.view.open;
    return { move, events, before, after: openAfter(before, events, events.length) };
  }

  /** A press on an office: a second press, or the first where there is only one way, plays it. */
  pressOffice(office: number, event?: Event_): void {
    const plan = this.planTo(office);
    if (plan === null) return;
    const isTouch = (event as PointerEvent | undefined)?.pointerType === 'touch';
    const single = this.waysTo(office).length === 1 && at(this.waysTo(office), 0).min === at(this.waysTo(office), 0).max;
    if (this.plan?.office === office || (single && !isTouch)) this.commit(plan);
    else this.plan = plan;
  }

  /** Plays the plan; before the track is chosen the family member goes there first. */
  commit(plan: Plan | null = this.plan): void {
    if (plan === null) return;
    if (this.desk.step?.kind === 'act') {
      const track: MoveFor<Staufer, 'deploy'> = { kind: 'deploy', spot: this.first ? 1 : 0 };
      this.putDown();
      this.wish = plan;
      this.wished = this.view.decision;
      this.desk.choice.play(track);
    } else {
      this.putDown();
      this.desk.choice.play(plan);
    }
  }

  /** Takes the requested office, once the family member stands on the track; a piece may have to be fetched before. */
  fulfil(): void {
    const { step, choice } = this.desk;
    const { wish } = this;
    if (wish === null || step === undefined || choice.busy || step.kind === 'fetch') return;
    // The track has been chosen but the question that follows has not come yet.
    if (step.kind === 'act' && this.wished === this.view.decision) return;
    this.wish = null;
    if (step.kind === 'office' && choice.isLegal(wish)) choice.play(wish);
  }

  choose(way: Way): void {
    if (this.ahead !== null) this.plan = planFor(this.ahead.view.open, way);
  }

  /** Puts a noble on a payment area of the plan, or takes it away again. */
  toggleNoble(region: number): void {
    const { plan } = this;
    const way = this.ways.find((one) => plan !== null && sameWay(plan, one));
    if (plan !== null && way !== undefined) this.plan = withNobleOn(plan, way, region);
  }

  /** A press on one of the viewer's turquoise chests. */
  takeUp(kind: number): void {
    if (kind === FIRST) this.first = !this.first;
    if (kind === SUPPLY) this.swap = this.swap === null ? {} : null;
    if (kind === MOVE || kind === DEPLOY) this.useChest(kind === MOVE ? WITH_MOVE : WITH_DEPLOY);
  }

  private useChest(bit: number): void {
    const { plan } = this;
    if (plan === null) {
      this.use ^= bit;
      return;
    }
    const way = waysTo(this.ways, plan.office).find(({ use, piece }) => use === (plan.use ^ bit) && piece === plan.piece);
    if (way !== undefined) this.choose(way);
  }

  /** Whether one of the viewer's chests can be taken up now. */
  canTakeUp(kind: number): boolean {
    const { step, choice, home } = this.desk;
    const { open } = this.view;
    if (step === undefined || heldBy(open, home, kind) === 0) return false;
    if (kind === MOVE || kind === DEPLOY) return this.ways.some(({ use }) => (use & (kind === MOVE ? WITH_MOVE : WITH_DEPLOY)) !== 0);
    if (step.kind !== 'act') return false;
    const list = choice.question?.list ?? [];
    if (kind === FIRST) return list.some((move) => 'spot' in move && move.spot === 1);
    return kind === SUPPLY && list.some((move) => move.kind === 'supply' && move.swap !== null);
  }

  /** The answer that pressing a supply space gives, or null where the press only goes on with the SUPPLY chest. */
  supplyMove(space: number): MoveFor<Staufer, 'supply'> | null {
    const spot = this.first ? 1 : 0;
    const { swap } = this;
    if (swap === null) return { kind: 'supply', space, spot, swap: null };
    if (swap.pieces !== undefined) return { kind: 'supply', space: swap.pieces, spot, swap: space };
    return swap.chests === undefined ? null : { kind: 'supply', space, spot, swap: swap.chests };
  }

  canPressSpace(space: number): boolean {
    if (this.desk.step?.kind !== 'act') return false;
    const move = this.supplyMove(space);
    if (move !== null) return this.desk.choice.isLegal(move);
    return this.desk.tables.spaces.some((_, other) => other !== space && hasChests(this.view.open, placeOfSpace(other)));
  }

  pressSpace(space: number, event?: Event_): void {
    const move = this.supplyMove(space);
    if (move === null) this.swap = { pieces: space };
    else {
      this.desk.choice.press(move, event);
      if (!same(this.desk.choice.selected, move)) this.putDown();
    }
  }

  /** Escape: takes back the last half-step; returns whether there was one. */
  back(): boolean {
    if (this.plan !== null) this.plan = null;
    else if (this.swap?.pieces !== undefined || this.swap?.chests !== undefined) this.swap = {};
    else if (this.swap !== null || this.first || this.use !== 0 || this.piece !== null) this.putDown();
    else return false;
    return true;
  }

  putDown(): void {
    Object.assign(this, { first: false, swap: null, use: 0, piece: null, plan: null, aim: null });
  }
}

type Event_ = globalThis.Event;

/** Goes on past pieces that must be fetched first, whichever is taken: the ways into offices are the same. */
function untilOffice(view: TheView, events: readonly Event[]): { view: TheView; events: readonly Event[]; ways: readonly Way[] } | null {
  const step = view.agenda.at(-1) as Step | undefined;
  const world = imagine(staufer, view, streamFrom('preview'));
  const question = step === undefined ? undefined : questionFor(staufer, world, view.viewer);
  if (step?.kind === 'office') return { view, events, ways: waysIn(question ?? null) };
  const fetch = step?.kind === 'fetch' ? question?.list?.[0] : undefined;
  if (fetch === undefined) return null;
  const next = foresee(staufer, world, view.viewer, fetch);
  return next.view === null ? null : untilOffice(next.view, [...events, ...next.events]);
}
