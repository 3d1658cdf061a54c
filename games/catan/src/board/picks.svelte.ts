import type { Selection } from '@ludoteca/kernel';
import type { Move } from '../rules/types.ts';
import type { Sight } from './sight.svelte.ts';

type PickKind = 'discard' | 'gift' | 'plunder' | 'plenty' | 'commit' | 'gold';

/** Cards or knights chosen one by one for an answer of several. It is forgotten with its question. */
export class Picks {
  private readonly sight: Sight;
  private begun = $state.raw<{ decision: number; kind: string; items: readonly number[] } | null>(null);

  constructor(sight: Sight) {
    this.sight = sight;
  }

  /** The selection that is being made: the one asked for, or that of a card which is held. */
  readonly task: (Selection<Move> & { readonly kind: PickKind }) | null = $derived.by(() => {
    const { choice, held } = this.sight;
    const [selection] = choice.question?.selections ?? [];
    if (selection === undefined) return null;
    const kind = selection.head.kind as PickKind;
    return kind === 'plenty' && held?.kind !== 'plenty' ? null : { ...selection, kind };
  });

  get items(): readonly number[] {
    const { begun, task } = this;
    return begun !== null && task !== null && begun.decision === this.sight.view.decision && begun.kind === task.kind ? begun.items : [];
  }

  count(item: number): number {
    return this.items.filter((one) => one === item).length;
  }

  canAdd(item: number): boolean {
    const { task } = this;
    if (task === null || this.items.length >= task.max) return false;
    return task.from.filter((one) => one === item).length > this.count(item);
  }

  add(item: number): void {
    const { task } = this;
    if (task === null || !this.canAdd(item)) return;
    this.begun = { decision: this.sight.view.decision, kind: task.kind, items: [...this.items, item] };
  }

  remove(item: number): void {
    const { task } = this;
    const place = this.items.indexOf(item);
    if (task === null || place < 0) return;
    this.begun = { decision: this.sight.view.decision, kind: task.kind, items: this.items.filter((_, index) => index !== place) };
  }

  /** A press on something that is there once: in or out. */
  toggle(item: number): void {
    if (this.count(item) > 0) this.remove(item);
    else this.add(item);
  }

  /** The answer as it stands; null while it is not whole. */
  get move(): Move | null {
    const { task, items } = this;
    if (task === null || items.length < task.min || items.length > task.max) return null;
    return { kind: task.kind, items: [...items].sort((a, b) => a - b) };
  }

  clear(): void {
    this.begun = null;
  }
}
