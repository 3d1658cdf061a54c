import { guideAddress } from '@ludoteca/games/boards';
import { topOf, type View } from '@ludoteca/kernel';
import { untrack } from 'svelte';
import { prefs } from '../app/prefs.svelte.ts';
import { w } from '../app/words.svelte.ts';
import type { BarTable } from './bar-table.ts';
import type { BarMessage } from './messages.ts';

/** Number of times each piece of advice is given. */
const TIMES = 2;
/** The advice that says what the game is about; a catalogue has it as `hint.goal`. */
const GOAL = 'goal';

/**
 * Help in a person's first game, one sentence a turn: the goal, or the rule behind the question. A game may word a rule
 * better with `hint.<step>` in its catalogue.
 */
export class Advice {
  private readonly table: BarTable;
  private chosen = $state.raw<{ readonly key: string; readonly decision: number } | null>(null);

  constructor(table: BarTable) {
    this.table = table;
    $effect(() => {
      const view = table.presenter?.frame?.view;
      const isAsked = table.choice.question !== null && table.handing === null;
      untrack(() => {
        if (view === undefined || !isAsked || !table.isFirstGame) this.chosen = null;
        else if (this.chosen?.decision !== view.decision) this.choose(view);
      });
    });
  }

  private choose(view: View): void {
    const step = topOf(view.agenda)?.kind ?? '';
    // Within a turn the advice changes only with the question.
    const keys = this.chosen === null ? [GOAL, step] : [step];
    const open = keys.filter((key) => this.words(key) !== '' && given(view, key) < TIMES).sort((a, b) => given(view, a) - given(view, b));
    const [key] = open;
    this.chosen = key === undefined ? null : { key, decision: view.decision };
    if (key !== undefined) prefs.advised[nameOf(view, key)] = given(view, key) + 1;
  }

  private words(key: string): string {
    const { room, speak } = this.table;
    if (room === null || speak === null) return '';
    const rule = (room.game.steps as Record<string, { rule?: string }>)[key]?.rule;
    return speak.maybe(`hint.${key}`, rule === undefined ? '' : speak.rule(rule));
  }

  get messages(): readonly BarMessage[] {
    const game = this.table.link.facts?.game ?? '';
    if (this.chosen === null) return [];
    const words = this.words(this.chosen.key);
    const href = guideAddress(game, this.table.link.facts?.options);
    const guide = href === undefined ? {} : { link: { words: w('guide.open'), href } };
    return words === '' ? [] : [{ kind: 'advice', words, icon: 'lightbulb', testid: 'advice-line', ...guide }];
  }
}

const nameOf = ({ game }: View, key: string): string => `${game}.${key}`;

function given(view: View, key: string): number {
  return prefs.advised[nameOf(view, key)] ?? 0;
}
