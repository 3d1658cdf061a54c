import {
  type AnyMove,
  completed,
  type Draft,
  extended,
  type Item,
  isNotAMove,
  parseMove,
  type RuleId,
  type Seat,
  same,
  type View,
  violationOf,
} from '@ludoteca/kernel';
import { folded } from '@ludoteca/text';
import { ruleLine } from '../commands/rules.ts';
import { showOutline } from '../show.ts';
import { findEntries, partsOf } from './find.ts';
import { listing, questionText } from './listing.ts';
import { type Act, draftMenu, type Entry, extensionOf, mainMenu, sizeOf } from './menu.ts';
import type { Table } from './table.ts';

/** One person's turn to answer: the menu, the half-made answer, and the last refusal. It knows nothing about the keyboard. */
export class Turn {
  readonly table: Table;
  readonly seat: Seat;
  private view: View;
  private entries: readonly Entry[] = [];
  private draft: Draft<AnyMove> | undefined;
  private canLeave = true;
  /** The last refusal, which `why` explains. */
  lastRefusal: RuleId | undefined;
  /** Whether an answer has been given. */
  answered = false;
  /** Whether an earlier answer has been taken back, so that the question is another one. */
  undone = false;

  constructor(table: Table, seat: Seat) {
    this.table = table;
    this.seat = seat;
    this.view = table.view(seat);
    this.refresh();
  }

  /** Reads the position again, with no answer begun. */
  refresh(): void {
    this.view = this.table.view(this.seat);
    this.draft = undefined;
    this.entries = mainMenu(this.table, this.seat, this.view);
    const [only, ...others] = this.entries;
    this.canLeave = others.length > 0 || only?.act.kind !== 'open';
    // Where there is only one thing to fill in, the player is filling it in already.
    if (only?.act.kind === 'open' && !this.canLeave) this.fill(only.act.draft);
  }

  /** Whether an answer is being filled in. */
  get isFilling(): boolean {
    return this.draft !== undefined;
  }

  /** The position in words. */
  outline(): string {
    return showOutline(this.table.room.text.outline(this.view), this.table.speaker, this.table.desk);
  }

  /** The question with its numbered answers. */
  question(): string {
    return questionText(this.table, this.seat, this.view, this.entries, this.draft);
  }

  /** Words that complete a half-typed line. */
  completions(line: string): string[] {
    const wanted = folded(line);
    return this.entries.flatMap(({ notation, label }) => [notation ?? label]).filter((text) => folded(text).startsWith(wanted));
  }

  /** Takes a typed answer as far as it goes; returns the text for the player. */
  take(text: string): string[] {
    if (this.draft !== undefined && text.trim() === '') {
      return extensionOf(this.table, this.seat, this.draft).whole ? this.give(completed(this.draft)) : [this.question()];
    }
    if (this.draft !== undefined && /^\s*\d+([\s,]+\d+)+\s*$/.test(text)) return this.takeParts(this.draft, text.trim().split(/[\s,]+/));
    const move = parseMove(this.table.room.game.moves, text);
    // A whole answer in notation means just that, even if its words occur in another one that is allowed.
    if (this.draft === undefined && !isNotAMove(move)) return this.give(move);
    const found = findEntries(this.entries, text);
    const [only] = found;
    if (only !== undefined && found.length === 1) return this.choose(only.act);
    if (!isNotAMove(move)) return this.give(move);
    if (this.draft !== undefined && partsOf(this.entries, text).length > 1) return this.takeParts(this.draft, partsOf(this.entries, text));
    if (found.length > 1) return [this.table.desk.say('cli.play.unclear', { text }), ...listing(this.table, this.entries, found)];
    return [this.table.desk.say('cli.play.unknown', { text })];
  }

  /** The rule that a typed answer would break, in words. */
  why(text: string): string[] {
    const { desk, room, match } = this.table;
    const found = findEntries(this.entries, text);
    const move = parseMove(room.game.moves, text);
    if (isNotAMove(move) && found.length === 1) return [desk.say('cli.play.allowed')];
    if (isNotAMove(move)) return [desk.say(found.length > 1 ? 'cli.play.unclear' : 'cli.play.unknown', { text })];
    const rule = violationOf(room.game, match.state, this.seat, move);
    return rule === undefined ? [desk.say('cli.play.allowed')] : [this.ruleText(rule)];
  }

  /** A rule with its sentence. */
  ruleText(rule: RuleId): string {
    return ruleLine(this.table.desk, rule, this.table.bare.rule(rule));
  }

  private choose(act: Act): string[] {
    switch (act.kind) {
      case 'move':
        return this.give(act.move);
      case 'open':
        // Where nothing can be added there is nothing to fill in.
        return this.add(act.draft, []);
      case 'item':
        return this.draft === undefined ? [] : this.add(this.draft, [act.item]);
      case 'done':
        return this.draft === undefined ? [] : this.give(completed(this.draft));
      case 'back':
        this.leave();
        return [this.question()];
    }
  }

  private takeParts(draft: Draft<AnyMove>, parts: readonly string[]): string[] {
    const items: Item[] = [];
    for (const part of parts) {
      const [only, ...others] = findEntries(this.entries, part);
      if (only?.act.kind !== 'item' || others.length > 0) {
        return [this.table.desk.say(others.length > 0 ? 'cli.play.unclear' : 'cli.play.unknown', { text: part })];
      }
      items.push(only.act.item);
    }
    return this.add(draft, items);
  }

  /** Adds items one by one; the first that does not fit leaves the draft as it was. */
  private add(draft: Draft<AnyMove>, items: readonly Item[]): string[] {
    let next = draft;
    for (const item of items) {
      const fits = extensionOf(this.table, this.seat, next).items.some((candidate) => same(candidate, item));
      if (!fits) return this.refuse(violationOf(this.table.room.game, this.table.match.state, this.seat, completed(extended(next, item))));
      next = extended(next, item);
    }
    const { items: further, whole } = extensionOf(this.table, this.seat, next);
    if (whole && further.length === 0) return this.give(completed(next));
    this.fill(next);
    return [this.question()];
  }

  private fill(draft: Draft<AnyMove>): void {
    this.draft = draft;
    this.entries = draftMenu(this.table, this.seat, this.view, draft, this.canLeave);
  }

  /** One step back: an emptied draft first, then the list of answers. */
  private leave(): void {
    const [only] = mainMenu(this.table, this.seat, this.view).filter(({ act }) => act.kind === 'open' && this.isBegunBy(act.draft));
    if (this.draft !== undefined && sizeOf(this.draft) > 0 && only?.act.kind === 'open') this.fill(only.act.draft);
    else this.refresh();
  }

  private isBegunBy(empty: Draft<AnyMove>): boolean {
    return this.draft !== undefined && empty.shape === this.draft.shape && same(empty.head, this.draft.head);
  }

  private give(move: AnyMove): string[] {
    const refusal = this.table.answer(this.seat, move);
    if (refusal !== undefined) return this.refuse(refusal.refused);
    this.answered = true;
    return [];
  }

  private refuse(rule: RuleId | undefined): string[] {
    const { desk } = this.table;
    this.lastRefusal = rule;
    if (rule === undefined) return [desk.paint.red(desk.say('cli.play.doesNotFit'))];
    return [desk.paint.red(desk.say('cli.play.refused')), this.ruleText(rule)];
  }
}
