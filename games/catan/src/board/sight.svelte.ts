import { at, range, type Seat, SPECTATOR } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { BoardSight } from '@ludoteca/ui/sight';
import type { Realm } from '../cities-and-knights/rules/realm.ts';
import { openPoints } from '../rules/points.ts';
import type { Catan, Move, Open, Own, Step } from '../rules/types.ts';
import type { Seas } from '../seafarers/rules/types.ts';
import type { Held } from './targets.ts';

/** What every part of the board needs to know, read from the board's properties, and what the person has taken up. */
export class Sight extends BoardSight<Catan> {
  private taken = $state.raw<{ held: Held; decision: number } | null>(null);

  get open(): Open {
    return this.view.open;
  }
  get pointed(): Catan['event'] | null {
    return this.props().pointed;
  }
  get realm(): Realm | undefined {
    return this.open.realm;
  }
  get seas(): Seas | undefined {
    return this.open.seas;
  }
  get own(): Own | null {
    return this.view.mine?.own ?? null;
  }
  readonly players: number = $derived.by(() => this.view.config.seats);
  /** Kinds of cards: five in the base game, eight in Cities & Knights. */
  readonly kinds: number = $derived.by(() => this.open.bank.length);
  /** The seat whose things lie in front: the viewer's, or the first one for spectators. */
  readonly home: Seat = $derived.by(() => (this.view.viewer === SPECTATOR ? 0 : this.view.viewer));
  /** Everybody else, in the order of play after the seat in front. */
  readonly others: readonly Seat[] = $derived.by(() => range(this.players - 1).map((place) => (this.home + place + 1) % this.players));
  /** What can be answered at once; a guide may want one of these only. */
  readonly list: readonly Move[] = $derived.by(() => (this.choice.question?.list ?? []).filter((move) => this.choice.isLegal(move)));
  /** What is going on; undefined when the game is over. */
  readonly step: Step | undefined = $derived.by(() => (this.view.over ? undefined : (this.view.agenda.at(-1) as Step | undefined)));
  /** The cards of the viewer's hand by kind; for spectators what everybody knows of the hand in front. */
  readonly hand: readonly number[] = $derived.by(
    () => this.own?.hand ?? this.open.sure.slice(this.home * this.kinds, (this.home + 1) * this.kinds),
  );

  /** The cards of another hand that are known, by kind: to everybody, and what the viewer learned besides. */
  knownOf(seat: Seat): readonly number[] {
    const extra = this.view.mine?.knows.extra ?? [];
    return range(this.kinds).map((kind) => at(this.open.sure, seat * this.kinds + kind) + (extra[seat * this.kinds + kind] ?? 0));
  }

  /** What the person has taken up; it is put down when the question changes. */
  get held(): Held | null {
    const { taken } = this;
    return taken !== null && taken.decision === this.view.decision && this.choice.question !== null ? taken.held : null;
  }

  hold(held: Held | null): void {
    this.taken = held === null ? null : { held, decision: this.view.decision };
  }

  /** Whether the list has a move of this kind. */
  can(kind: Move['kind']): boolean {
    return this.list.some((move) => move.kind === kind);
  }

  /** Whether the question has an answer of this kind, in its list or made of several things. */
  asks(kind: Move['kind']): boolean {
    return this.can(kind) || (this.choice.question?.selections ?? []).some(({ head }) => head.kind === kind);
  }

  say(message: Message): string {
    return this.props().speak.say(message);
  }
  get lang(): string {
    return this.props().speak.lang;
  }
  rule(id: string): string {
    return this.props().speak.rule(id);
  }
  name(seat: Seat): string {
    return this.seats[seat]?.name ?? '';
  }
  /** The points of a seat as far as everybody knows them: all of them after the end. */
  pointsOf(seat: Seat): number {
    return this.props().scores?.[seat] ?? openPoints(this.open, seat);
  }
  /** Cards in a hand, which everybody may count. */
  handSize(seat: Seat): number {
    return at(this.view.shown.hands, seat);
  }
}
