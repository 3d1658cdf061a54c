import type { BoardModule, Guide } from '@ludoteca/ui/board';
import type { Component } from 'svelte';
import en from './covers/about.en.json' with { type: 'json' };
import it from './covers/about.it.json' with { type: 'json' };
import { roomLoader } from './lazy.ts';
import type { Room } from './room.ts';

/** A game on the shelf of the browser: nothing of it is fetched before it is shown or played. */
export interface ShelfGame {
  readonly id: GameId;
  readonly cover: () => Promise<{ readonly default: Component }>;
  /** Rules, words and judgement; undefined while the game is still to come. */
  readonly room: (() => Promise<Room>) | undefined;
  /** The drawn board; without one the game is played in the plain rendering. */
  readonly board: (() => Promise<BoardModule>) | undefined;
  /** A guided opening; most games should have one. */
  readonly guide: (() => Promise<{ readonly default: Guide }>) | undefined;
  /** Guided openings of expansions, by the value of the option that turns them on. */
  readonly guides: Readonly<Record<string, () => Promise<{ readonly default: Guide }>>>;
}

export type GameId = keyof typeof en;

/** What the shelf says about each game: name, players, length, what is special. */
export const about = { en, it } satisfies Record<string, Record<GameId, object>>;

const covers: Readonly<Record<GameId, ShelfGame['cover']>> = {
  medioevo: () => import('./covers/Medioevo.svelte'),
  'san-juan': () => import('./covers/SanJuan.svelte'),
  burgundy: () => import('./covers/Burgundy.svelte'),
  catan: () => import('./covers/Catan.svelte'),
  staufer: () => import('./covers/Staufer.svelte'),
};

/** Drawn boards, one line each: `medioevo: () => import('./medioevo/src/board/Board.svelte')`. */
const boards: Partial<Record<GameId, () => Promise<BoardModule>>> = {
  medioevo: () => import('./medioevo/src/board/Board.svelte'),
  'san-juan': () => import('./san-juan/src/board/Board.svelte'),
  staufer: () => import('./staufer/src/board/Board.svelte'),
  catan: () => import('./catan/src/board/Board.svelte'),
  burgundy: () => import('./burgundy/src/board/Board.svelte'),
};

/** Values of options that a drawn board does not show yet; tables with one of them are played in the plain rendering. */
const undrawn: Partial<Record<GameId, Readonly<Record<string, unknown>>>> = {
  burgundy: { boards: 'posts', whiteCastles: true, inns: true, tradeRoutes: true },
};

/** Guided openings, one line each. */
const guides: Partial<Record<GameId, () => Promise<{ readonly default: Guide }>>> = {
  medioevo: () => import('./medioevo/src/guide.json'),
  'san-juan': () => import('./san-juan/src/guide.json'),
  burgundy: () => import('./burgundy/src/guide.json'),
  catan: () => import('./catan/src/guide.json'),
  staufer: () => import('./staufer/src/guide.json'),
};

/** Guided openings of expansions, by the value of the option that turns them on. */
const partGuides: Partial<Record<GameId, ShelfGame['guides']>> = {
  catan: { 'cities-and-knights': () => import('./catan/src/guide-knights.json') },
};

/** Every game in the order of the shelf. */
export const shelf: readonly ShelfGame[] = (Object.keys(covers) as GameId[]).map((id) => ({
  id,
  cover: covers[id],
  room: roomLoader(id),
  board: boards[id],
  guide: guides[id],
  guides: partGuides[id] ?? {},
}));

/** The game of the shelf with this id. */
export function shelfGame(id: string): ShelfGame | undefined {
  return shelf.find((game) => game.id === id);
}

/** How to load the drawn board of a game with these options; undefined where there is none that shows them. */
export function boardFor(id: string, options: object = {}): ShelfGame['board'] {
  const game = shelfGame(id);
  const missing = game === undefined ? {} : (undrawn[game.id] ?? {});
  return Object.entries(options).some(([name, value]) => value === missing[name]) ? undefined : game?.board;
}

/** The address of the guided opening that goes with these options; undefined where a game has none. */
export function guideAddress(id: string, options: object = {}): string | undefined {
  const game = shelfGame(id);
  if (game?.guide === undefined) return undefined;
  const part = Object.values(options).find((value) => typeof value === 'string' && Object.hasOwn(game.guides, value));
  return part === undefined ? `/guide/${id}` : `/guide/${id}?part=${part}`;
}
