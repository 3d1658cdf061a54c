import { roomLoader } from '@ludoteca/games/lazy';
import { type AnyMove, parseMove, type Question, questionFor, replay, type SavedGame, type View } from '@ludoteca/kernel';
import type { Browser, Page } from 'playwright-core';
import { visit, type Wishes } from './browser.ts';
import { savedAt, viewAt } from './saved.ts';

/** A whole game to be played through the drawn board by pressing things at random. */
export interface Trial extends Wishes {
  readonly game: string;
  /** One word per seat as on the set-up page; the person is seat 0: ['me', 'random', 'random']. */
  readonly seats: readonly string[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly seed: number;
  /** Kinds of answers that have no place on the board and may stand in the bar: pass, end of turn. */
  readonly placeless: readonly string[];
  /** Compares the drawn board with the view; called every `every` decisions and at the end. Returns the differences. */
  readonly truth?: (page: Page, view: View) => Promise<readonly string[]>;
  readonly every?: number;
  /** Gives up after this many presses. */
  readonly presses?: number;
  /** One press in this many goes to the bar although the board has a target; 6 unless given. */
  readonly barOneIn?: number;
}

export interface Reached {
  readonly over: boolean;
  readonly decisions: number;
  /** Answers given by pressing the board, by kind. */
  readonly onBoard: ReadonlyMap<string, number>;
  /** Answers given in the bar, by kind. */
  readonly inBar: ReadonlyMap<string, number>;
  /** Number of the person's decisions in which each kind was possible. */
  readonly came: ReadonlyMap<string, number>;
  readonly untrue: readonly string[];
  readonly complaints: readonly string[];
  readonly saved: SavedGame;
}

/** A kind that could be answered this often and never was, although rare kinds are preferred, cannot be reached. */
const PATIENCE = 5;
const STUCK = 40;

/** Kinds of answers that came up often enough and were never given on the board. Must be empty. */
export function unreached({ onBoard, came }: Reached, placeless: readonly string[]): string[] {
  return [...came].filter(([kind, count]) => count >= PATIENCE && !placeless.includes(kind) && !onBoard.has(kind)).map(([kind]) => kind);
}

/** Plays a whole game in the page. Only `.board [data-legal]`, the board's own confirmation and the bar's answers are pressed. */
export async function reach(browser: Browser, base: string, trial: Trial): Promise<Reached> {
  const { game, seats, options = {}, seed, truth, every = 12, presses = 6_000, barOneIn = 6, placeless: _, prefs = {}, ...wishes } = trial;
  const tables = { [game]: { seats: [...seats], options } };
  const { page, context, complaints } = await visit(browser, base, { ...wishes, prefs: { rendering: 'board', ...prefs, tables } });
  await page.addInitScript(fixedSeeds, seed);
  await page.goto(`/play/${game}`);
  await page.getByTestId('start').click();
  await page.locator('.board [data-legal], [data-testid=answers] button').first().waitFor();
  await page.evaluate(randomHand, seed);
  const presser = new Presser(page, barOneIn);
  const untrue: string[] = [];
  let checked = -every;
  for (let i = 0; i < presses && !(await presser.press()); i++) {
    if (truth !== undefined && presser.decision >= checked + every) {
      checked = presser.decision;
      untrue.push(...(await untruths(page, truth)));
    }
  }
  if (truth !== undefined) untrue.push(...(await untruths(page, truth)));
  const saved = await savedAt(page);
  const over = viewAt(saved, -1).over;
  await context.close();
  return { over, ...(await presser.summary(saved)), untrue, complaints, saved };
}

/**
 * Compares the drawn board with the view. A comparison during which the page went on to another decision does not count, nor one at
 * the end before the last answer was stored: the last position has the number of the last decision.
 */
async function untruths(page: Page, truth: NonNullable<Trial['truth']>): Promise<readonly string[]> {
  for (let tries = 0; tries < 40; tries++) {
    const view = viewAt(await savedAt(page), 0);
    const found = await truth(page, view);
    const shown = await page.locator('[data-decision]').getAttribute('data-decision');
    const isOver = (await page.getByTestId('end').count()) > 0;
    if (Number(shown) === view.decision && isOver === view.over) return found;
    await page.waitForTimeout(50);
  }
  return ['the page never stood still'];
}

/** Presses one thing after another and remembers where each decision was answered. */
class Presser {
  decision = 0;
  private readonly page: Page;
  private readonly barOneIn: number;
  private readonly where = new Map<number, 'board' | 'bar'>();
  private readonly given = new Map<string, number>();
  /** The kind pressed last on the board in this decision; it was given if the next press finds another decision. */
  private pressed = '';
  private since = 0;

  constructor(page: Page, barOneIn: number) {
    this.page = page;
    this.barOneIn = barOneIn;
  }

  /** Presses something; returns whether the game is over. */
  async press(): Promise<boolean> {
    const counts = Object.fromEntries(this.given);
    const stuck = this.since > STUCK;
    const begun = { decision: this.decision, kind: this.pressed };
    const seen = await this.page.evaluate(pressSomething, { counts, stuck, begun, barOneIn: this.barOneIn });
    if (seen === 'over') return true;
    if (seen === null) {
      await this.page.waitForTimeout(15);
      return false;
    }
    // A half-made answer (a card laid into an offer) counts for nothing, or kinds of several presses would never be preferred.
    if (seen.decision !== this.decision) {
      if (this.pressed !== '') this.given.set(this.pressed, (this.given.get(this.pressed) ?? 0) + 1);
      this.pressed = '';
    }
    this.since = seen.decision === this.decision ? this.since + 1 : 0;
    this.decision = seen.decision;
    this.where.set(seen.decision, seen.where);
    if (seen.where === 'bar') this.pressed = '';
    else if (seen.kind !== '') this.pressed = seen.kind;
    return false;
  }

  async summary(saved: SavedGame): Promise<Pick<Reached, 'onBoard' | 'inBar' | 'came' | 'decisions'>> {
    const load = roomLoader(saved.game);
    if (load === undefined) throw new Error(`no game ${saved.game}`);
    const { game } = await load();
    const onBoard = new Map<string, number>();
    const inBar = new Map<string, number>();
    const came = new Map<string, number>();
    const count = (map: Map<string, number>, kind: string): void => void map.set(kind, (map.get(kind) ?? 0) + 1);
    const again = replay(game, saved, 0);
    let decisions = 0;
    for (const entry of saved.entries) {
      const { state } = again.match;
      if (entry.seat === 0 && entry.decision !== undefined) {
        decisions += 1;
        for (const kind of kindsOf(questionFor(game, state, 0))) count(came, kind);
        const { kind } = parseMove(game.moves, entry.move) as AnyMove;
        count(this.where.get(entry.decision) === 'bar' ? inBar : onBoard, kind);
      }
      again.do((match) => match.answer({ seat: entry.seat, decision: state.decision, move: parseMove(game.moves, entry.move) }));
    }
    return { onBoard, inBar, came, decisions };
  }
}

function kindsOf(question: Question<AnyMove>): Set<string> {
  const heads = [...(question.selections ?? []), ...(question.offers ?? [])].map(({ head }) => head as unknown as AnyMove);
  return new Set([...(question.list ?? []), ...heads].map(({ kind }) => kind));
}

/** Runs in the page before anything else: every table gets the same seed. */
function fixedSeeds(seed: number): void {
  let word = seed * 2_654_435_761;
  crypto.getRandomValues = <A extends ArrayBufferView | null>(array: A): A => {
    const bytes = array as unknown as Uint8Array;
    for (let i = 0; i < bytes.length; i++) {
      word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
      bytes[i] = word >>> 16;
    }
    return array;
  };
}

/** Runs in the page: the random source of the presses. */
function randomHand(seed: number): void {
  let word = seed | 1;
  Object.assign(window, {
    chance: (n: number) => {
      word = (Math.imul(word, 1_103_515_245) + 12_345) | 0;
      return (word >>> 8) % n;
    },
  });
}

/** Runs in the page: presses one thing and returns what; half-made answers go on, otherwise kinds of answers that were seldom given come first. */
function pressSomething({
  counts,
  stuck,
  begun,
  barOneIn,
}: {
  counts: Readonly<Record<string, number>>;
  stuck: boolean;
  begun: { readonly decision: number; readonly kind: string };
  barOneIn: number;
}): { kind: string; where: 'board' | 'bar'; decision: number } | 'over' | null {
  const { chance } = window as unknown as { chance(n: number): number };
  if (document.querySelector('[data-testid=end]') !== null) return 'over';
  const decision = Number(document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? -1);
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const any = (list: readonly Element[]): Element | undefined => list[chance(list.length || 1)];
  const click = (element: Element): void => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  const confirm = any(all('.board [data-testid=board-confirm]:not([aria-disabled=true])'));
  const answers = all('[data-testid=answers] button:not([aria-disabled=true])');
  const targets = all('.board [data-legal]:not([aria-disabled=true])');
  // A half-made answer is not given up for a confirmation of something else: a trade with the bank for an offer of the same cards.
  const isBegun = begun.decision === decision && targets.some((target) => target.getAttribute('data-legal') === begun.kind);
  const other = confirm?.getAttribute('data-legal') ?? begun.kind;
  const isOther = isBegun && !stuck && begun.kind !== '' && other !== begun.kind;
  if (confirm !== undefined && !isOther && (stuck || targets.length === 0 || chance(2) === 0)) {
    click(confirm);
    return { kind: '', where: 'board', decision };
  }
  const fresh = targets.filter((target) => target.getAttribute('aria-pressed') !== 'true');
  const choice = fresh.length > 0 ? fresh : targets;
  const kinds = [...new Set(choice.map((target) => target.getAttribute('data-legal') ?? ''))];
  const goesOn = begun.decision === decision && kinds.includes(begun.kind) && chance(4) > 0;
  if (choice.length > 0 && !(stuck && answers.length > 0) && (goesOn || !(answers.length > 0 && chance(barOneIn) === 0))) {
    kinds.sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0));
    const kind = goesOn ? begun.kind : (kinds[chance(3) > 0 ? 0 : chance(kinds.length)] ?? '');
    const target = any(choice.filter((one) => one.getAttribute('data-legal') === kind));
    if (target !== undefined) click(target);
    return { kind, where: 'board', decision };
  }
  const answer = any(answers);
  if (answer !== undefined) {
    click(answer);
    return { kind: '', where: 'bar', decision };
  }
  if (stuck) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  return null;
}
