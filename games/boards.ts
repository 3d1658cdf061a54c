import type { Lang } from '@ludoteca/text';
import type { BoardModule, Guide } from '@ludoteca/ui/board';
import type { Component } from 'svelte';
import { gameIds } from './lazy.ts';

/** A game on the shelf of the browser: nothing of it is fetched before it is shown or played. */
export interface ShelfGame {
  readonly id: string;
  /** The drawn cover; without one the shelf draws a plain box with the name on it. */
  readonly cover: (() => Promise<{ readonly default: Component }>) | undefined;
  /** The drawn board; without one the game is played in the plain rendering. */
  readonly board: (() => Promise<BoardModule>) | undefined;
  /** A guided opening; most games should have one. */
  readonly guide: (() => Promise<{ readonly default: Guide }>) | undefined;
  /** Guided openings of expansions, by the value of the option that turns them on; `x` also serves `x-13` and the like. */
  readonly guides: Readonly<Record<string, () => Promise<{ readonly default: Guide }>>>;
}

/** What the shelf says about a game. A game without such words is called by its id. */
export interface About {
  readonly name: string;
  readonly players?: string;
  readonly minutes?: string;
  readonly lead?: string;
  readonly special?: string;
}

// What a room may bring for the browser, found by file name: games/<id>/src/shelf and games/<id>/src/board.
const covers = import.meta.glob<{ readonly default: Component }>('./*/src/shelf/Cover.svelte');
const boards = import.meta.glob<BoardModule>('./*/src/board/Board.svelte');
const guides = import.meta.glob<{ readonly default: Guide }>('./*/src/shelf/guide*.json');
const abouts = import.meta.glob<About>('./*/src/shelf/about.*.json', { eager: true, import: 'default' });

/** Values of options that a drawn board does not show yet; tables with one of them are played in the plain rendering. */
const undrawn: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {};

/** Every game in the order of the registry. */
export const shelf: readonly ShelfGame[] = gameIds.map((id) => ({
  id,
  cover: covers[`./${id}/src/shelf/Cover.svelte`],
  board: boards[`./${id}/src/board/Board.svelte`],
  guide: guides[`./${id}/src/shelf/guide.json`],
  guides: guidesOfParts(id),
}));

function guidesOfParts(id: string): ShelfGame['guides'] {
  const parts = Object.entries(guides).flatMap(([path, load]) => {
    const [, folder, part] = /^\.\/([^/]+)\/src\/shelf\/guide-([\w-]+)\.json$/.exec(path) ?? [];
    return folder === id && part !== undefined ? [[part, load] as const] : [];
  });
  return Object.fromEntries(parts);
}

/** The game of the shelf with this id. */
export function shelfGame(id: string): ShelfGame | undefined {
  return shelf.find((game) => game.id === id);
}

export function aboutGame(id: string, lang: Lang): About {
  return abouts[`./${id}/src/shelf/about.${lang}.json`] ?? { name: nameFromId(id) };
}

/** What a game is called on the shelf and in titles. */
export function gameName(id: string, lang: Lang): string {
  return aboutGame(id, lang).name;
}

/** "tic-tac" is Tic Tac. */
function nameFromId(id: string): string {
  return id.replace(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}

/** How to load the drawn board of a game with these options; undefined where there is none that shows them. */
export function boardFor(id: string, options: object = {}): ShelfGame['board'] {
  const missing = undrawn[id] ?? {};
  const isMissing = ([name, value]: [string, unknown]): boolean => Object.hasOwn(missing, name) && missing[name]?.includes(value) === true;
  return Object.entries(options).some(isMissing) ? undefined : shelfGame(id)?.board;
}

/** The address of the guided opening that goes with these options; undefined where a game has none. */
export function guideAddress(id: string, options: object = {}): string | undefined {
  const game = shelfGame(id);
  if (game?.guide === undefined) return undefined;
  const parts = Object.keys(game.guides);
  const isFor = (part: string, value: unknown): boolean => typeof value === 'string' && (value === part || value.startsWith(`${part}-`));
  const part = Object.values(options).flatMap((value) => parts.find((one) => isFor(one, value)) ?? [])[0];
  return part === undefined ? `/guide/${id}` : `/guide/${id}?part=${part}`;
}
