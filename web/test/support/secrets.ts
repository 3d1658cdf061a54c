import type { Room } from '@ludoteca/games';
import { roomLoader } from '@ludoteca/games/lazy';
import { type AnyEvent, hears, patched, type Seat, SPECTATOR, type View, type Viewer } from '@ludoteca/kernel';
import { besideBoard, type Message, type Outline, type Speaker, speaker } from '@ludoteca/text';
import type { Browser, Page } from 'playwright-core';
import type { KeptGame } from '../../src/saved/shelf-db.ts';
import { visit, type Wishes } from './browser.ts';
import { readKept } from './kept.ts';

/** The result of a game around one device. */
export interface Passed {
  readonly over: boolean;
  /** Number of times that the device was handed on. */
  readonly covers: number;
  /** Whether any seat had something of its own to hide. */
  readonly hasSecrets: boolean;
  /** Secrets of a seat that stood in the page. */
  readonly leaks: readonly string[];
  readonly complaints: readonly string[];
}

/** Words too short to tell a secret from a label are left out. */
const TELLING = 6;
/** The latest private lines of each seat are searched for; older ones are in the log as well, further up. */
const LATEST = 25;

/** Time after which a page without anything to press counts as stuck. */
const STANDSTILL_MS = 30_000;

/** The contents of a page that is stuck, and the stored part of its game. */
async function standstill(page: Page): Promise<string> {
  const bar = await page.locator('section.bar').allTextContents();
  const log = await page.locator('.log li').allTextContents();
  const decision = await page
    .locator('[data-decision]')
    .first()
    .getAttribute('data-decision', { timeout: 1_000 })
    .catch(() => '?');
  return JSON.stringify({
    bar,
    decision,
    log: log.slice(-4),
    kept: await page.evaluate(readKept).then((kept) => kept?.saved.entries.slice(-3)),
  });
}

/** Plays around one device, choosing at random, and looks at every cover for anything that only one seat may know. */
export async function passAround(
  browser: Browser,
  base: string,
  trial: Wishes & { readonly game: string; readonly seed: number; readonly atMost?: number; readonly presses?: number },
): Promise<Passed> {
  const { game, seed, atMost = Number.POSITIVE_INFINITY, presses = Number.POSITIVE_INFINITY, ...wishes } = trial;
  const { page, context, complaints } = await visit(browser, base, wishes);
  await page.goto(`/play/${game}`);
  await page.getByTestId('way-device').click();
  // As few players as the game takes; some set-ups need more than the game's minimum.
  const fewer = page.getByRole('button', { name: 'Un posto in meno' });
  while ((await fewer.getAttribute('aria-disabled')) !== 'true') await fewer.click();
  const start = page.getByTestId('start');
  while ((await start.getAttribute('aria-disabled')) === 'true') await page.getByTestId('more-seats').click();
  await start.click();
  await page.getByTestId('undo').or(page.getByTestId('take-device')).first().waitFor();
  await page.evaluate(randomHand, seed);
  const onlooker = new Onlooker(await roomOf(game));
  const leaks = new Set<string>();
  let covers = 0;
  let stillSince = Date.now();
  for (let pressed = 0; pressed < presses; ) {
    const seen = await page.evaluate(pressAny);
    if (seen === 'over') break;
    if (seen === 'pressed') pressed += 1;
    if (seen !== 'wait') stillSince = Date.now();
    else if (Date.now() - stillSince > STANDSTILL_MS) throw new Error(`nothing can be pressed any more: ${await standstill(page)}`);
    if (seen !== 'cover') {
      if (seen === 'wait') await page.waitForTimeout(10);
      continue;
    }
    covers += 1;
    onlooker.follow(await settled(page));
    const lines = await everythingSaid(page);
    for (const leak of onlooker.leaks(lines)) leaks.add(`cover ${covers}: ${leak}`);
    if (covers >= atMost) break;
    await page.getByTestId('take-device').click();
  }
  onlooker.follow(await settled(page));
  const { over } = onlooker.viewOf(SPECTATOR);
  await context.close();
  return { over, covers, hasSecrets: onlooker.hasSecrets, leaks: [...leaks], complaints };
}

async function roomOf(game: string): Promise<Room> {
  const load = roomLoader(game);
  if (load === undefined) throw new Error(`no game ${game}`);
  return load();
}

/** Follows a record as every seat and knows what each of them alone may say. */
class Onlooker {
  hasSecrets = false;
  private readonly room: Room;
  private speak: Speaker;
  private besides: Speaker;
  private readonly views = new Map<Viewer, View>();
  private readonly heard = new Map<Viewer, AnyEvent[]>();
  private seen = 0;

  constructor(room: Room) {
    this.room = room;
    this.speak = speaker(room.text, 'it');
    this.besides = speaker(besideBoard(room.text), 'it');
  }

  viewOf(viewer: Viewer): View {
    return this.views.get(viewer) as View;
  }

  follow({ saved, sitters }: KeptGame): void {
    const names = sitters.map((sitter) => (sitter.kind === 'person' ? sitter.name : ''));
    this.speak = speaker(this.room.text, 'it', names);
    this.besides = speaker(besideBoard(this.room.text), 'it', names);
    const viewers: Viewer[] = [SPECTATOR, ...saved.opening.seats.keys()];
    for (const viewer of viewers) {
      const own = viewer === SPECTATOR ? {} : (saved.opening.seats[viewer] as object);
      let view = this.views.get(viewer) ?? ({ ...(saved.opening.all as object), ...own, viewer } as View);
      for (const entry of saved.entries.slice(this.seen)) {
        view = patched(view, viewer === SPECTATOR ? entry.shows.all : [...entry.shows.all, ...(entry.shows.seats[viewer] ?? [])]) as View;
        const news = entry.events.filter((told) => viewer !== SPECTATOR && hears(told, viewer) && !hears(told, SPECTATOR));
        this.heard.set(viewer, [...(this.heard.get(viewer) ?? []), ...news.map(({ event }) => event)].slice(-LATEST));
      }
      this.views.set(viewer, view);
      const { mine } = view;
      if (mine !== null && Object.keys(mine.own).length + Object.keys(mine.knows).length > 0) this.hasSecrets = true;
    }
    this.seen = saved.entries.length;
  }

  /** Texts that only one seat may know: prompts, lines that only one seat hears, things that only one seat sees. */
  leaks(lines: readonly string[]): string[] {
    const all = lines.join('\n');
    const open = new Set(wordsOf(this.room.text.outline(this.viewOf(SPECTATOR)), this.speak));
    const seats = [...this.views.keys()].filter((viewer) => viewer !== SPECTATOR);
    return seats.flatMap((seat) => {
      const secrets = [...this.prompt(seat), ...this.lines(seat), ...this.things(seat).filter((word) => !open.has(word))];
      return [...new Set(secrets)].filter((word) => word.length >= TELLING && all.includes(word)).map((word) => `seat ${seat}: ${word}`);
    });
  }

  private prompt(seat: Seat): string[] {
    const view = this.viewOf(seat);
    const isAsked = view.asked.must.includes(seat) && view.answer === null && !view.over;
    return isAsked ? this.said(this.room.text.prompt(view)) : [];
  }

  private lines(seat: Seat): string[] {
    const { text } = this.room;
    const view = this.viewOf(seat);
    return (this.heard.get(seat) ?? []).flatMap((event) => {
      const message = text.event(event, view);
      return [...this.said(message), ...this.said(text.toYou?.(event, seat, view) ?? message, seat)];
    });
  }

  /** A message as it is worded in the plain rendering and beside a drawn board. */
  private said(message: Message, listener?: Seat): string[] {
    return [this.speak.say(message, listener), this.besides.say(message, listener)];
  }

  private things(seat: Seat): string[] {
    return wordsOf(this.room.text.outline(this.viewOf(seat)), this.speak);
  }
}

function wordsOf(outline: Outline, { say }: Speaker): string[] {
  return outline.flatMap(({ lines = [], tables = [] }) => [
    ...lines.map(say),
    ...tables.flatMap(({ head, rows }) => [...head, ...rows.flat()].map(say)),
  ]);
}

/** The record, once nothing is written any more. */
async function settled(page: Page): Promise<KeptGame> {
  let last = -1;
  for (;;) {
    const kept = await page.evaluate(readKept);
    if (kept !== undefined && kept.saved.entries.length === last) return kept;
    last = kept?.saved.entries.length ?? -1;
    await page.waitForTimeout(25);
  }
}

/** The whole text of a page, for eyes and ears: its text, its title, and every name and description of the accessibility tree. */
async function everythingSaid(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const names = [...document.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
    );
    return [document.title, document.body.textContent ?? '', ...names];
  });
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const heard = nodes.flatMap(({ name, description, value }) => [name?.value, description?.value, value?.value]);
  return [...seen, ...heard.filter((word): word is string => typeof word === 'string')];
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

/** Runs in the page: presses one thing at random and returns what it saw. */
function pressAny(): 'over' | 'cover' | 'pressed' | 'wait' {
  const { chance } = window as unknown as { chance(n: number): number };
  if (document.querySelector('[data-testid=end]') !== null) return 'over';
  if (document.querySelector('[data-testid=take-device]') !== null) return 'cover';
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const confirms = all('[data-testid=confirm]:not([aria-disabled]), [data-testid=board-confirm]:not([aria-disabled])');
  const others = [
    ...all('.board [data-legal]:not([aria-disabled=true])'),
    ...all('[data-testid=answers] button:not([aria-disabled])'),
    ...all('.draft .items button:not([aria-disabled]):not([aria-pressed=true])'),
  ];
  const list = confirms.length > 0 && (others.length === 0 || chance(3) > 0) ? confirms : others;
  const target = list[chance(list.length || 1)];
  if (target === undefined) return 'wait';
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return 'pressed';
}
