import { at, placeOf, SPECTATOR, type Viewer } from '@ludoteca/kernel';
import type { Attendance } from './attendance.ts';
import { type Change, ChangeTexts } from './changes.ts';
import { describe } from './describe.ts';
import { mayEnter, seatsOf, type TableDoc } from './doc.ts';
import { encode } from './encode.ts';
import type { LiveGame } from './live-game.ts';

/** Somebody who watches a table from a seat of theirs or as a spectator. */
export interface Subscriber {
  readonly identity: string;
  readonly name: string;
  send(text: string): void;
  /** Called when it may not watch a table any more. */
  shutOut(table: string): void;
}

/** The audiences that a person belongs to: all their seats, or the spectators. */
function audiencesFor(doc: TableDoc, identity: string): Viewer[] {
  const seats = seatsOf(doc, identity);
  return seats.length > 0 ? seats : [SPECTATOR];
}

/** Everybody who is connected to one table through this process. */
export class Subscribers {
  /** Everybody with the link they came by. */
  private readonly links = new Map<Subscriber, string | undefined>();
  private readonly counts = new Map<string, number>();

  private get all(): IterableIterator<Subscriber> {
    return this.links.keys();
  }

  get size(): number {
    return this.links.size;
  }

  has(identity: string): boolean {
    return this.counts.has(identity);
  }

  add(one: Subscriber, link?: string): void {
    if (!this.links.has(one)) this.counts.set(one.identity, (this.counts.get(one.identity) ?? 0) + 1);
    this.links.set(one, link);
  }

  remove(one: Subscriber): void {
    if (!this.links.delete(one)) return;
    const left = (this.counts.get(one.identity) ?? 1) - 1;
    if (left > 0) this.counts.set(one.identity, left);
    else this.counts.delete(one.identity);
  }

  /** Every subscriber once, with the present name. */
  people(): { readonly id: string; readonly name: string }[] {
    return [...new Map([...this.all].map(({ identity, name }) => [identity, { id: identity, name }])).values()];
  }

  /** Removes those who would not be admitted now: their link has been renewed, or their seat taken away. */
  recheck(doc: TableDoc): void {
    // Subscribers of a closed table are told so instead.
    if (doc.phase === 'closed') return;
    for (const [one, link] of [...this.links]) {
      if (mayEnter(doc, one.identity, link)) continue;
      this.remove(one);
      one.shutOut(doc.id);
    }
  }

  list(): readonly Subscriber[] {
    return [...this.all];
  }

  /** Sends everybody the table's state. */
  tellTable(doc: TableDoc, attendance: Attendance): void {
    for (const one of this.all) one.send(tableText(doc, one.identity, attendance));
  }

  /** Sends everybody the whole position. */
  tellState(doc: TableDoc, game: LiveGame): void {
    for (const one of this.all) for (const text of stateTexts(doc, game, one.identity)) one.send(text);
  }

  /** Sends each audience its change; a text is made once, and only if somebody is there to read it. */
  tellChanges(doc: TableDoc, changes: readonly Change[]): void {
    if (this.size === 0 || changes.length === 0) return;
    const texts = new ChangeTexts(doc, changes);
    for (const one of this.all) {
      for (const audience of audiencesFor(doc, one.identity)) {
        const text = texts.textFor(audience);
        if (text !== undefined) one.send(text);
      }
    }
  }

  /** Sends everybody the same message. */
  tellAll(text: string, to: (one: Subscriber) => boolean = () => true): void {
    for (const one of this.all) if (to(one)) one.send(text);
  }
}

export function tableText(doc: TableDoc, identity: string, attendance: Attendance): string {
  return encode({ kind: 'table', table: describe(doc, identity, attendance) });
}

/** The whole position for each audience of a person. */
export function stateTexts(doc: TableDoc, game: LiveGame, identity: string): string[] {
  return audiencesFor(doc, identity).map((audience) => {
    const place = placeOf(audience);
    const clocks = doc.clocks?.shown ?? null;
    return encode({ kind: 'state', table: doc.id, audience, n: at(game.numbers, place), frame: at(game.frames, place), clocks });
  });
}
