import type { Viewer } from '@ludoteca/kernel';
import type { TableDoc } from './doc.ts';
import type { Message } from './frame.ts';

/** The texts of one entry's messages. What several audiences have in common is encoded once. */
export class ChangeTexts {
  private readonly messages: ReadonlyMap<Viewer, Message>;
  private readonly texts = new Map<Viewer, string>();
  private readonly parts = new Map<readonly unknown[], string>();
  private readonly table: string;
  private readonly clocks: string;

  constructor(doc: TableDoc, messages: readonly Message[]) {
    this.messages = new Map(messages.map((message) => [message.audience, message]));
    this.table = JSON.stringify(doc.id);
    this.clocks = JSON.stringify(doc.clocks?.shown ?? null);
  }

  /** What an audience is sent; undefined when it has noticed nothing. */
  textFor(audience: Viewer): string | undefined {
    const message = this.messages.get(audience);
    if (message === undefined) return undefined;
    const known = this.texts.get(audience);
    if (known !== undefined) return known;
    const text = this.made(message);
    this.texts.set(audience, text);
    return text;
  }

  private made({ audience, n, all, own, events, undone }: Message): string {
    const patch = [this.items(all), this.items(own)].filter((part) => part !== '').join(',');
    const head = `{"kind":"change","table":${this.table},"audience":${audience},"n":${n}`;
    const back = undone.length === 0 ? '' : `,"undone":${JSON.stringify(undone)}`;
    return `${head},"patch":[${patch}],"events":[${this.items(events)}]${back},"clocks":${this.clocks}}`;
  }

  /** The items of a list as JSON, without its brackets. */
  private items(list: readonly unknown[]): string {
    const known = this.parts.get(list);
    if (known !== undefined) return known;
    const text = JSON.stringify(list).slice(1, -1);
    this.parts.set(list, text);
    return text;
  }
}
