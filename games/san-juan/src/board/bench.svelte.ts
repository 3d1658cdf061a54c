import { at, type Selection } from '@ludoteca/kernel';
import { type BuildHead, payableGoods } from '../rules/buildings/payment.ts';
import { coverAt, isFactory, remove } from '../rules/display.ts';
import { GOOD_ITEM } from '../rules/moves.ts';
import type { Move } from '../rules/types.ts';
import { type Bill, billOf, suggested } from './price.ts';
import type { Sight } from './sight.svelte.ts';
import { type Slot, sameSlot, withoutSlot, type Zone } from './slots.ts';

/** A building under construction: the place of its card in the hand, the place it covers, the cards paid beyond need. */
interface Plan {
  readonly place: number;
  readonly over: number | null;
  readonly extra: number;
}

interface Begun {
  readonly decision: number;
  readonly plan: Plan | null;
  readonly picked: readonly Slot[];
}

/** The answer that the person puts together by pressing cards, buildings and goods. It is forgotten with its question. */
export class Bench {
  private readonly desk: Sight;
  private begun = $state.raw<Begun | null>(null);

  constructor(desk: Sight) {
    this.desk = desk;
  }

  private get now(): Begun {
    const { decision } = this.desk.view;
    return this.begun?.decision === decision && this.desk.choice.question !== null ? this.begun : { decision, plan: null, picked: [] };
  }

  get plan(): Plan | null {
    return this.now.plan;
  }

  get picked(): readonly Slot[] {
    return this.now.picked;
  }

  private get selections(): readonly Selection<Move>[] {
    return this.desk.choice.question?.selections ?? [];
  }

  get isBuilding(): boolean {
    return this.desk.step?.kind === 'build' && this.desk.choice.question !== null;
  }

  /** Whether any card of the hand can be built now. */
  get hasBuilds(): boolean {
    return this.isBuilding && this.selections.length > 0;
  }

  /** The selection that is asked for when nothing is built. */
  get task(): Selection<Move> | undefined {
    return this.isBuilding ? undefined : this.selections[0];
  }

  /** Whether an answer has been begun. */
  get isBusy(): boolean {
    return this.plan !== null || this.picked.length > 0;
  }

  canBuild(card: number): boolean {
    return this.selections.some(({ head }) => head.kind === 'build' && head.card === card);
  }

  get head(): BuildHead | null {
    const { plan, desk } = this;
    if (plan === null) return null;
    const over = plan.over === null ? null : coverAt(desk.open, desk.seat, plan.over);
    return { kind: 'build', card: at(desk.hand, plan.place), over, extra: plan.extra };
  }

  billFor(head: BuildHead): Bill {
    const { open, seat, chooser } = this.desk;
    return billOf(open, seat, chooser, head);
  }

  readonly bill: Bill | null = $derived.by(() => (this.head === null ? null : this.billFor(this.head)));

  /** The answer as it stands; null while nothing has been begun. */
  readonly move: Move | null = $derived.by(() => {
    const { head, task, picked } = this;
    const items = picked.map((slot) => this.item(slot)).sort((a, b) => a - b);
    if (head !== null) return { ...head, items };
    if (task === undefined || picked.length === 0) return task !== undefined && task.min === 0 ? this.taskMove(task, []) : null;
    return this.taskMove(task, items);
  });

  private taskMove({ head }: Selection<Move>, items: readonly number[]): Move | null {
    return head.kind === 'build' ? null : { kind: head.kind, items };
  }

  private item({ zone, place }: Slot): number {
    const { hand, drawn, display } = this.desk;
    if (zone === 'hand') return at(hand, place);
    if (zone === 'drawn') return at(drawn, place);
    return zone === 'good' ? GOOD_ITEM + at(display, place) : at(display, place);
  }

  /** The most that can be picked now. */
  get most(): number {
    return this.bill?.due ?? this.task?.max ?? 0;
  }

  isPicked(slot: Slot): boolean {
    return this.picked.some((one) => sameSlot(one, slot));
  }

  /** Whether pressing this leads on to an answer. */
  isTarget(slot: Slot): boolean {
    const { plan, task } = this;
    if (task !== undefined) return this.zones(task).includes(slot.zone) && (slot.zone !== 'place' || this.isFitting(task, slot.place));
    if (!this.isBuilding) return false;
    if (plan === null) return slot.zone === 'hand' && this.canBuild(at(this.desk.hand, slot.place));
    if (slot.zone === 'hand') return slot.place === plan.place || this.most > 0;
    if (slot.zone === 'good') return this.payable(slot.place);
    return slot.zone === 'place' && this.canCover(plan, slot.place);
  }

  private zones({ head }: Selection<Move>): readonly Zone[] {
    if (head.kind === 'keep') return ['drawn'];
    if (head.kind === 'discard') return ['hand', 'drawn'];
    return head.kind === 'tuck' ? ['hand'] : ['place'];
  }

  private isFitting({ head, from }: Selection<Move>, place: number): boolean {
    const { open, seat, display } = this.desk;
    return from.includes(at(display, place)) && at(at(open.goods, seat), place) === (head.kind === 'sell' ? 1 : 0);
  }

  private canCover(plan: Plan, place: number): boolean {
    const { open, seat, hand } = this.desk;
    const over = coverAt(open, seat, place);
    return this.selections.some(({ head }) => head.kind === 'build' && head.card === hand[plan.place] && head.over === over);
  }

  private payable(place: number): boolean {
    const { head, desk } = this;
    if (head === null || desk.open.goods[desk.seat]?.[place] !== 1 || this.plan?.over === place || this.most === 0) return false;
    return payableGoods(desk.open, desk.seat, head.over).includes(GOOD_ITEM + at(desk.display, place));
  }

  /** Why pressing this has no effect, as a sentence; undefined when it has one or was never meant to have one. */
  whyNot(slot: Slot): string | undefined {
    const { choice, hand, open, seat, display } = this.desk;
    if (choice.question === null || this.isTarget(slot)) return undefined;
    if (this.isBuilding && slot.zone === 'hand' && this.plan === null) {
      const card = at(hand, slot.place);
      const items = [...hand];
      remove(items, card);
      return choice.why({ kind: 'build', card, over: null, extra: 0, items: [...items, ...payableGoods(open, seat, null).slice(0, 2)] });
    }
    if (slot.zone !== 'place') return undefined;
    const { head, task } = this;
    const kind = task?.head.kind;
    if (head !== null) return choice.why({ ...head, over: coverAt(open, seat, slot.place), items: [] });
    const good = at(display, slot.place);
    return (kind === 'produce' || kind === 'sell') && isFactory(good) ? choice.why({ kind, items: [good] }) : undefined;
  }

  press(slot: Slot): void {
    if (!this.isTarget(slot) || this.desk.choice.busy) return;
    const { plan } = this;
    if (!this.isBuilding) this.toggle(slot);
    else if (plan === null) this.propose({ place: slot.place, over: null, extra: 0 });
    else if (slot.zone === 'hand' && slot.place === plan.place) this.cancel();
    else if (slot.zone === 'place') this.propose({ ...plan, over: plan.over === slot.place ? null : slot.place, extra: 0 });
    else this.toggle(slot);
  }

  /** Pays more or less by declining reductions. */
  decline(by: number): void {
    const { plan, bill } = this;
    if (plan === null || bill === null) return;
    this.propose({ ...plan, extra: Math.min(bill.mostExtra, Math.max(0, plan.extra + by)) });
  }

  cancel(): void {
    this.begun = null;
  }

  confirm(): void {
    if (this.move !== null) this.desk.choice.play(this.move);
  }

  /** When too much would be picked, the first thing goes: changing a payment takes one press. */
  private toggle(slot: Slot): void {
    const { picked, plan } = this;
    const { decision } = this.desk.view;
    const rest = withoutSlot(picked, slot);
    const next = rest.length < picked.length ? rest : [...rest, slot].slice(-Math.max(1, this.most));
    this.begun = { decision, plan, picked: next };
  }

  /** A plan with a payment for it; goods help only where cards are short. */
  private propose(plan: Plan): void {
    const { open, seat, hand, view, display } = this.desk;
    this.begun = { decision: view.decision, plan, picked: [] };
    const count = this.bill?.due ?? 0;
    const cards = suggested(open, seat, hand, plan.place, count).map((place): Slot => ({ zone: 'hand', place }));
    const goods = [...display.keys()].filter((place) => this.payable(place)).map((place): Slot => ({ zone: 'good', place }));
    this.begun = { decision: view.decision, plan, picked: [...cards, ...goods].slice(0, count) };
  }
}
