import type { Seat } from '@ludoteca/kernel';
import { untrack } from 'svelte';
import { w } from '../app/words.svelte.ts';
import type { Sitter } from '../link/link.ts';
import { Advice } from './advice.svelte.ts';
import type { BarTable } from './bar-table.ts';
import { type Arrangement, arrange, type BarMessage, type MessageKind, PRIORITY } from './messages.ts';
import { previewWords } from './preview.ts';

type Change = { readonly seat: Seat; readonly what: 'resigned' | 'standIn' | 'returned' };

/** Maximum number of facts about the viewer that are named at once. */
const FACTS = 2;

/** The messages of the bar: those of the table itself, and those put in by other components. */
export class BarState {
  private readonly table: BarTable;
  private readonly advice: Advice;
  private sources = $state.raw<Readonly<Record<string, readonly BarMessage[]>>>({});
  private changes = $state.raw<readonly Change[]>([]);
  private sitters: readonly Sitter[] = [];
  /** The waiting message that the person has asked for, by its words. */
  private wished = $state.raw<string | null>(null);

  constructor(table: BarTable) {
    this.table = table;
    this.advice = new Advice(table);
    $effect(() => this.noteSeats());
    // A message that was asked for goes with the next press and with the next question.
    $effect(() => {
      void table.choice.selected;
      void table.choice.refusal;
      void table.presenter?.frame;
      this.wished = null;
    });
    // A seat's change is acknowledged by playing on.
    $effect(() => {
      if (table.choice.answered > 0) this.changes = [];
    });
  }

  /** Puts the messages of one source into the bar in place of its earlier ones. */
  put(source: string, messages: readonly BarMessage[]): void {
    // Called in effects, which must not depend on what they change.
    this.sources = { ...untrack(() => this.sources), [source]: messages };
  }

  private readonly everything: readonly BarMessage[] = $derived.by(() => {
    // While the device is handed on, no messages are shown.
    if (this.table.handing !== null) return [];
    return [
      ...Object.values(this.sources).flat(),
      ...this.stepping(),
      ...this.changes.map((change) => this.changeMessage(change)),
      ...this.refusal(),
      ...this.preview(),
      ...this.chain(),
      ...this.since(),
      ...this.advice.messages,
      ...this.voice(),
    ];
  });

  readonly shown: Arrangement<BarMessage> = $derived.by(() => arrange(this.everything, ({ words }) => words === this.wished));

  /** Whether a message of this kind is on screen. */
  tells(kind: MessageKind): boolean {
    const { first, second } = this.shown;
    return first?.kind === kind || second?.kind === kind;
  }

  /** Shows the next message that waits; after the last one the bar is as before. */
  turn(): void {
    const { wished } = this;
    const { waiting } = this.shown;
    const from = PRIORITY.indexOf(this.everything.find(({ words }) => words === wished)?.kind ?? 'connection');
    this.wished = waiting.find(({ kind, words }) => PRIORITY.indexOf(kind) >= from && words !== wished)?.words ?? null;
  }

  /** Whether a message is shown because the person has asked for it. */
  get isTurned(): boolean {
    return this.wished !== null && this.everything.some(({ words }) => words === this.wished);
  }

  private noteSeats(): void {
    const sitters = this.table.link.facts?.seats ?? [];
    const before = this.sitters;
    this.sitters = sitters;
    const fresh = sitters.flatMap((sitter, seat) => changesOf(before[seat], sitter).map((what) => ({ seat, what })));
    const others = fresh.filter(({ seat }) => this.table.link.facts?.you.includes(seat) !== true);
    if (others.length > 0) this.changes = [...this.changes.filter((old) => !others.some(({ seat }) => seat === old.seat)), ...others];
  }

  private changeMessage({ seat, what }: Change): BarMessage {
    const name = this.table.names[seat] ?? '';
    const dismiss = (): void => {
      this.changes = this.changes.filter((change) => change.seat !== seat || change.what !== what);
    };
    return {
      ...{ kind: 'seat', seat, words: w(`change.${what}`, { name }), more: w(`change.${what}More`) },
      actions: [{ words: w('bar.ok'), icon: 'check', run: dismiss, testid: 'acknowledge' }],
    };
  }

  /** The board shows the past, and is led to the present step by step. */
  private stepping(): BarMessage[] {
    const { presenter } = this.table;
    if (presenter === null || presenter.stepping === null) return [];
    const title = presenter.stepping === 'absence' ? 'away.title' : 'since.title';
    return [
      {
        ...{ kind: 'request', icon: 'clock', words: w(title, { count: presenter.backlog }), testid: 'away' },
        more: presenter.moment.events
          .filter((event) => !this.table.isQuiet(event))
          .map((event) => this.table.told(event))
          .join('. '),
        actions: [
          { words: w('away.step'), icon: 'chevron-right', kind: 'primary', run: () => presenter.next() },
          { words: w('away.play'), icon: 'play', run: () => presenter.playOn() },
          { words: w('away.skip'), icon: 'skip-forward', kind: 'quiet', run: () => presenter.skip() },
        ],
      },
    ];
  }

  private refusal(): BarMessage[] {
    const { refusal } = this.table.choice;
    return refusal === null ? [] : [{ kind: 'refusal', words: refusal, testid: 'refusal' }];
  }

  private preview(): BarMessage[] {
    const words = previewWords(this.table);
    return words === undefined ? [] : [{ kind: 'preview', words, testid: 'preview' }];
  }

  private chain(): BarMessage[] {
    const { choice, presenter, room, speak } = this.table;
    const view = presenter?.frame?.view;
    if (choice.question === null || view === undefined || speak === null) return [];
    const links = room?.text.chain?.(view) ?? [];
    const { done } = this.table;
    const sealed =
      links.length === 0 ? [] : done.map((message, place) => ({ words: speak.say(message), state: 'done' as const, seal: place + 1 }));
    const told = links.filter(({ state }) => sealed.length === 0 || state !== 'done');
    const chain = [...sealed, ...told.map(({ message, state }) => ({ words: speak.say(message), state }))];
    if (chain.length === 0) return [];
    const kind = chain.some(({ state }) => state === 'done') ? 'chain' : 'course';
    return [{ kind, words: chain.map(({ words }) => words).join(', '), chain }];
  }

  private since(): BarMessage[] {
    const { since, choice, presenter } = this.table;
    if (since.length === 0 || choice.question === null || presenter === null) return [];
    const facts = since.slice(0, FACTS).map((event) => ({ words: this.table.told(event) }));
    const words = `${w('since.lead')} ${facts.map((fact) => fact.words).join('. ')}`;
    return [
      {
        kind: 'since',
        words,
        lead: w('since.lead'),
        facts,
        link: { words: w('since.review'), run: () => presenter.rewind() },
        testid: 'since',
      },
    ];
  }

  private voice(): BarMessage[] {
    const { presenter, choice, link } = this.table;
    const events = (presenter?.moment.events ?? []).filter((event) => !this.table.isQuiet(event));
    const isOwn = events.some(({ seat }) => seat !== undefined && link.facts?.you.includes(seat));
    if (this.table.telling !== null || events.length === 0 || (choice.question !== null && isOwn)) return [];
    const facts = events.map((event) => ({ words: this.table.told(event) }));
    return [{ kind: 'voice', words: facts.map(({ words }) => words).join('. '), facts }];
  }
}

/** The changes of a seat that the others are told about. */
function changesOf(before: Sitter | undefined, now: Sitter): Change['what'][] {
  if (before === undefined) return [];
  if (now.resigned && !before.resigned) return ['resigned'];
  if (now.standIn && !before.standIn) return ['standIn'];
  return before.standIn && !now.standIn && !now.resigned ? ['returned'] : [];
}
