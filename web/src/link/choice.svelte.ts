import type { Frame } from '@ludoteca/kernel';
import {
  type AnyMove,
  completed,
  type Draft,
  draftOf,
  draftOfOffer,
  type Extension,
  extend,
  extended,
  type Foresight,
  foresee,
  type Game,
  type Item,
  imagine,
  type Question,
  type State,
  same,
  streamFrom,
  violationOf,
} from '@ludoteca/kernel';
import type { Speaker } from '@ludoteca/text';
import type { Choice } from '@ludoteca/ui';
import { prefs } from '../app/prefs.svelte.ts';
import { named, w } from '../app/words.svelte.ts';
import type { TableLink } from './link.ts';

type Draft_ = Draft<AnyMove>;
const NOTHING: Extension = { items: [], whole: false };

/** The controller's dependencies on its table. */
export interface Around {
  readonly link: TableLink;
  readonly game: Game;
  readonly speak: Speaker;
  /** What is on screen; a question counts only when it is the newest. */
  readonly frame: Frame | null;
}

/** The one controller of answers: drawn boards, keyboard and plain rendering all go through it. */
export class ChoiceState implements Choice {
  busy = $state.raw(false);
  /** Why the last answer was not taken. */
  refusal = $state.raw<string | null>(null);
  /** How many answers have been accepted. */
  answered = $state.raw(0);
  private pressed = $state.raw<{ move: AnyMove; decision: number } | null>(null);
  private begun = $state.raw<{ draft: Draft_; decision: number } | null>(null);
  private readonly around: () => Around | null;

  constructor(around: () => Around | null) {
    this.around = around;
  }

  readonly question: Question<AnyMove> | null = $derived.by(() => {
    const frame = this.around()?.frame ?? null;
    return frame === null || frame.view.over || frame.view.answer !== null ? null : frame.question;
  });

  /** A determinization of the viewer's view, to ask what is legal. */
  private readonly world: State | null = $derived.by(() => {
    const around = this.around();
    return around?.frame == null ? null : imagine(around.game, around.frame.view, streamFrom('what is legal'));
  });

  get draft(): Draft_ | null {
    const view = this.around()?.frame?.view;
    return this.begun !== null && this.question !== null && view?.decision === this.begun.decision ? this.begun.draft : null;
  }

  readonly extension: Extension = $derived.by(() => {
    const { draft, world } = this;
    const around = this.around();
    return draft === null || world === null || around?.frame == null
      ? NOTHING
      : extend(around.game, world, around.frame.view.viewer, draft);
  });

  isLegal(move: AnyMove): boolean {
    return this.question !== null && this.why(move) === undefined;
  }

  private broken(move: AnyMove): string | undefined {
    const around = this.around();
    if (around?.frame == null || this.world === null) return 'HOUSE-SEAT';
    if (this.question === null) return around.frame.view.over ? 'HOUSE-OVER' : 'HOUSE-SEAT';
    return violationOf(around.game, this.world, around.frame.view.viewer, move);
  }

  why(move: AnyMove): string | undefined {
    const rule = this.broken(move);
    const around = this.around();
    return rule === undefined ? around?.link.against?.(move) : around?.speak.rule(rule);
  }

  preview(move: AnyMove): Foresight | null {
    const around = this.around();
    if (around?.frame == null || this.world === null || !this.isLegal(move)) return null;
    return foresee(around.game, this.world, around.frame.view.viewer, move);
  }

  get selected(): AnyMove | null {
    const decision = this.around()?.frame?.view.decision;
    return this.pressed !== null && this.question !== null && this.pressed.decision === decision ? this.pressed.move : null;
  }

  press(move: AnyMove, event?: Event): void {
    const isTouch = (event as PointerEvent | undefined)?.pointerType === 'touch';
    const decision = this.around()?.frame?.view.decision;
    if (isTouch && prefs.pressTwice && decision !== undefined && this.isLegal(move) && !same(this.selected, move))
      this.pressed = { move, decision };
    else this.play(move);
  }

  play(move: AnyMove): void {
    const refusal = this.why(move);
    if (refusal !== undefined) this.refusal = refusal;
    else void this.send(move);
  }

  private async send(move: AnyMove): Promise<void> {
    const around = this.around();
    if (this.busy || around?.frame == null) return;
    const { viewer, decision } = around.frame.view;
    this.busy = true;
    this.refusal = null;
    const verdict = await around.link.answer(viewer, decision, move);
    this.busy = false;
    this.pressed = null;
    if (verdict.ok) {
      this.begun = null;
      this.answered += 1;
    } else if (verdict.rule !== undefined) this.refusal = around.speak.rule(verdict.rule);
    else this.refusal = named(`problem.${verdict.problem ?? ''}`, 'problem.unknown');
  }

  start(head: object, items: readonly number[] = []): void {
    const selection = this.question?.selections?.find((one) => same(one.head, head));
    const offer = this.question?.offers?.find((one) => same(one.head, head));
    const decision = this.around()?.frame?.view.decision ?? -1;
    const empty = selection !== undefined ? draftOf(selection) : offer !== undefined ? draftOfOffer(offer) : undefined;
    if (empty === undefined) return;
    this.refusal = null;
    this.begun = { draft: items.reduce((draft, item) => extended(draft, { item }), empty), decision };
  }

  canAdd(item: Item): boolean {
    return this.extension.items.some((possible) => same(possible, item));
  }

  add(item: Item): void {
    const { draft } = this;
    if (draft !== null && this.canAdd(item) && this.begun !== null) this.begun = { ...this.begun, draft: extended(draft, item) };
  }

  remove(item: Item): void {
    const { draft, begun } = this;
    if (draft !== null && begun !== null) this.begun = { ...begun, draft: shortened(draft, item) };
  }

  readonly unfinished: string | undefined = $derived.by(() => {
    if (this.draft === null || this.extension.whole) return undefined;
    return w('choice.unfinished');
  });

  confirm(): void {
    const { draft } = this;
    if (draft !== null && this.extension.whole) this.play(completed(draft));
  }

  cancel(): void {
    this.begun = null;
    this.pressed = null;
    this.refusal = null;
  }
}

function shortened(draft: Draft_, item: Item): Draft_ {
  if (draft.shape === 'selection') {
    const place = 'item' in item ? draft.items.indexOf(item.item) : -1;
    return { ...draft, items: draft.items.filter((_, index) => index !== place) };
  }
  const less = (counts: readonly number[], kind: number): number[] =>
    counts.map((count, index) => (index === kind ? Math.max(0, count - 1) : count));
  if ('give' in item) return { ...draft, give: less(draft.give, item.give) };
  if ('want' in item) return { ...draft, want: less(draft.want, item.want) };
  return 'to' in item ? { ...draft, to: draft.to.filter((seat) => seat !== item.to) } : draft;
}
