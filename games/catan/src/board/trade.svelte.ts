import { at, range, type Seat, sum } from '@ludoteca/kernel';
import { rateOf } from '../rules/trade/bank.ts';
import { COUNTERED, type Move, type Talk } from '../rules/types.ts';
import type { Sight } from './sight.svelte.ts';

interface Terms {
  readonly give: readonly number[];
  readonly want: readonly number[];
}

/** The draft of an offer, a counter-offer or a trade with the bank; they are all made with the same gestures. */
export class Trade {
  private readonly sight: Sight;
  private terms = $state.raw<Terms>({ give: [], want: [] });
  /** Seats that are not to be asked. */
  private off = $state.raw<readonly Seat[]>([]);
  /** The offer to which a counter-offer is being made. */
  private counterAt = $state.raw<string | null>(null);
  /** The last offer made, to be made again with one press. */
  private last = $state.raw<Terms | null>(null);

  constructor(sight: Sight) {
    this.sight = sight;
  }

  /** The talk that is going on. */
  readonly talk: Talk | null = $derived.by(() => {
    const { step } = this.sight;
    return step?.kind === 'talk' ? step.open : null;
  });

  /** Whether an offer to others can be made now; in a talk, a counter-offer. */
  readonly offers: boolean = $derived.by(() => (this.sight.choice.question?.offers?.length ?? 0) > 0);
  readonly banks: boolean = $derived.by(() => this.sight.can('bank'));

  /** Offers are told apart by turn and number: what others answer meanwhile changes nothing. */
  private get offerKey(): string {
    return `${this.sight.open.turns}-${this.sight.open.offers}`;
  }

  /** A counter-offer is being put together. */
  get countering(): boolean {
    return this.counterAt === this.offerKey && this.talk !== null && this.offers;
  }

  /** Whether cards of the hand and kinds can be pressed for a trade now. */
  get isOpen(): boolean {
    if (this.talk !== null) return this.countering;
    return this.sight.held === null && (this.offers || this.banks);
  }

  private counts(list: readonly number[], kind: number): number {
    return list[kind] ?? 0;
  }

  /** Cards given, never more than there are. */
  readonly give: readonly number[] = $derived.by(() =>
    range(this.sight.kinds).map((kind) => Math.min(this.counts(this.terms.give, kind), at(this.sight.hand, kind))),
  );
  readonly want: readonly number[] = $derived.by(() => range(this.sight.kinds).map((kind) => this.counts(this.terms.want, kind)));

  get isBegun(): boolean {
    return sum(this.give) + sum(this.want) > 0 || this.countering;
  }

  /** Those who can be asked, and those of them who are. */
  readonly partners: readonly Seat[] = $derived.by(() => this.sight.choice.question?.offers?.[0]?.to ?? []);
  readonly to: readonly Seat[] = $derived.by(() => this.partners.filter((seat) => !this.off.includes(seat)));

  /** An offer of single cards, for asking the rules whether such a thing can be said now; a guide may forbid it. */
  private isSayable(give: number, want: number): boolean {
    if (!this.offers || give === want) return false;
    const one = (kind: number): number[] => range(this.sight.kinds).map((other) => (other === kind ? 1 : 0));
    const isRealm = this.sight.realm !== undefined;
    const kind = this.talk === null ? (isRealm ? 'barter' : 'offer') : isRealm ? 'haggle' : 'counter';
    return this.sight.choice.isLegal({ kind, give: one(give), want: one(want), to: this.partners } as Move);
  }

  /** Kinds that can be offered to others, and kinds that can be asked of them. */
  readonly givable: readonly boolean[] = $derived.by(() =>
    range(this.sight.kinds).map((kind) => at(this.sight.hand, kind) > 0 && this.isSayable(kind, (kind + 1) % this.sight.kinds)),
  );
  private readonly wantable: readonly boolean[] = $derived.by(() =>
    range(this.sight.kinds).map((kind) => this.sight.hand.some((count, give) => count > 0 && this.isSayable(give, kind))),
  );

  /** Whether one more card of this kind can be given: to others, or as far as the bank wants it. */
  canGive(kind: number): boolean {
    const { hand, open, home, list } = this.sight;
    if (!this.isOpen || at(hand, kind) <= at(this.give, kind) || at(this.want, kind) > 0) return false;
    if (at(this.givable, kind)) return true;
    return at(this.give, kind) < rateOf(open, home, kind) && list.some((move) => move.kind === 'bank' && move.give === kind);
  }

  canWant(kind: number): boolean {
    if (!this.isOpen || at(this.give, kind) > 0) return false;
    if (at(this.wantable, kind)) return true;
    return sum(this.want) === 0 && this.sight.list.some((move) => move.kind === 'bank' && move.take === kind);
  }

  /** Whether the bank would take this kind now. */
  canBank(kind: number): boolean {
    const isGiven = at(this.give, kind) === rateOf(this.sight.open, this.sight.home, kind);
    return this.isOpen && this.talk === null && !isGiven && this.sight.list.some((move) => move.kind === 'bank' && move.give === kind);
  }

  private change(part: 'give' | 'want', kind: number, by: number): void {
    const before = { give: this.give, want: this.want };
    const counts = before[part].map((count, other) => (other === kind ? Math.max(0, count + by) : count));
    this.terms = { ...before, [part]: counts };
  }

  addGive(kind: number, count = 1): void {
    if (this.canGive(kind)) this.change('give', kind, count);
  }
  removeGive(kind: number): void {
    this.change('give', kind, -1);
  }
  addWant(kind: number): void {
    if (this.canWant(kind)) this.change('want', kind, 1);
  }
  removeWant(kind: number): void {
    this.change('want', kind, -1);
  }

  /** As many cards of this kind as the bank wants for one, instead of what was given before; it gives one, so wishes for more go. */
  giveRate(kind: number): void {
    const { hand, kinds, open, home } = this.sight;
    const rate = rateOf(open, home, kind);
    if (at(hand, kind) < rate) return;
    const isOne = sum(this.want) === 1;
    this.terms = {
      give: range(kinds).map((other) => (other === kind ? rate : 0)),
      want: this.want.map((count, other) => (isOne && other !== kind ? count : 0)),
    };
  }

  toggleSeat(seat: Seat): void {
    this.off = this.off.includes(seat) ? this.off.filter((other) => other !== seat) : [...this.off, seat];
  }

  /** The offer, or the counter-offer, as it stands. */
  readonly offer: Move | null = $derived.by(() => {
    const { give, want, to, talk } = this;
    if (!this.isOpen || !this.offers || sum(give) === 0 || sum(want) === 0 || to.length === 0) return null;
    const isRealm = this.sight.realm !== undefined;
    if (talk !== null) return { kind: isRealm ? 'haggle' : 'counter', give, want, to: [talk.seat] } as Move;
    return { kind: isRealm ? 'barter' : 'offer', give, want, to } as Move;
  });

  /** The same as a trade with the bank, where it is one. */
  readonly bankMove: Move | null = $derived.by(() => {
    const { give, want } = this;
    if (!this.isOpen || this.talk !== null || sum(want) !== 1) return null;
    const kind = give.findIndex((count) => count > 0);
    if (kind < 0 || give.some((count, other) => other !== kind && count > 0)) return null;
    return { kind: 'bank', count: at(give, kind), give: kind, take: want.indexOf(1) };
  });

  /** Whether the bank would give this kind for what is given, if nothing else is wanted. */
  wouldBank(take: number): boolean {
    if (this.talk !== null || sum(this.want) > 0) return false;
    const given = this.give.findIndex((count) => count > 0);
    const only = given >= 0 && sum(this.give) === at(this.give, given);
    return (
      only &&
      this.sight.list.some(
        (move) => move.kind === 'bank' && move.give === given && move.take === take && move.count === at(this.give, given),
      )
    );
  }

  /** Whether everybody knows that a seat has all that is wanted. */
  isKnownToHave(seat: Seat): boolean {
    const { open, kinds, view } = this.sight;
    const extra = view.mine?.knows.extra ?? [];
    return (
      sum(this.want) > 0 &&
      this.want.every((count, kind) => at(open.sure, seat * kinds + kind) + (extra[seat * kinds + kind] ?? 0) >= count)
    );
  }

  /** Begins a counter-offer with the offer turned round, as far as the own hand has it. */
  counter(): void {
    const { talk } = this;
    if (talk === null || !this.offers) return;
    this.counterAt = this.offerKey;
    const mine = talk.want.map((count, kind) => Math.min(count, at(this.sight.hand, kind)));
    this.terms = { give: sum(mine) > 0 ? mine : this.anything(talk.give), want: talk.give };
  }

  /** One card of the own hand that is not among these. */
  private anything(except: readonly number[]): readonly number[] {
    const kind = this.sight.hand.findIndex((count, other) => count > 0 && at(except, other) === 0);
    return this.sight.hand.map((_, other) => (other === kind ? 1 : 0));
  }

  /** What a partner would give and want instead, seen from the proposer. */
  counterOf(seat: Seat): Terms | null {
    const { talk } = this;
    if (talk === null || talk.replies[seat] !== COUNTERED) return null;
    return { give: at(talk.counterGive, seat), want: at(talk.counterWant, seat) };
  }

  get canRepeat(): boolean {
    const { last } = this;
    return last !== null && this.isOpen && last.give.every((count, kind) => count <= (this.sight.hand[kind] ?? 0));
  }

  repeat(): void {
    if (this.last !== null) this.terms = this.last;
  }

  /** The offer has been made: it is remembered, and the draft is empty again. */
  made(): void {
    this.last = { give: this.give, want: this.want };
    this.clear();
  }

  clear(): void {
    this.terms = { give: [], want: [] };
    this.counterAt = null;
  }
}
