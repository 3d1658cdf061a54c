import type { Room } from '@ludoteca/games';
import { roomLoader } from '@ludoteca/games/lazy';
import { HOUSE, type Lang, type Speaker } from '@ludoteca/text';
import { bringTexts } from '../app/lang.svelte.ts';
import { w } from '../app/words.svelte.ts';
import { fillRules, fillWords } from './sentences.ts';

const rooms = new Map<string, Promise<Room>>();
/** Languages in which the rules of a game can be read, as "game.lang". */
let readable = $state.raw<ReadonlySet<string>>(new Set());
const reading = new Map<Room, Promise<void>>();

/** The room of a game with its texts in the present language; undefined where there is no such game. */
export async function openRoom(game: string): Promise<Room | undefined> {
  const known = rooms.get(game);
  const load = roomLoader(game);
  if (known !== undefined || load === undefined) return known;
  const opening = load().then(async (room) => {
    await bringTexts((lang) => fillWords(room, lang));
    return room;
  });
  rooms.set(game, opening);
  // A room that could not be fetched is tried again the next time.
  opening.catch(() => rooms.delete(game));
  return opening;
}

/** Fetches the sentences of a game's rules; they follow the language from then on. */
export function readRules(room: Room): Promise<void> {
  const known = reading.get(room);
  if (known !== undefined) return known;
  const begun = bringTexts(async (lang) => {
    await fillRules(room, lang);
    readable = new Set([...readable, keyOf(room, lang)]);
  });
  reading.set(room, begun);
  begun.catch(() => reading.delete(room));
  return begun;
}

function keyOf(room: Room, lang: Lang): string {
  return `${room.game.meta.id}.${lang}`;
}

const waiting = new Set<Room>();

/** Rules explain what is on screen, so they come when it is there. */
function fetchLater(room: Room): void {
  if (waiting.has(room)) return;
  waiting.add(room);
  const fetchNow = (): void => {
    waiting.delete(room);
    void readRules(room).catch(() => undefined);
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchNow, { timeout: 1_000 });
  else setTimeout(fetchNow, 100);
}

/** A speaker whose rules may still be on their way: when asked for one, it fetches them and says "one moment" meanwhile. */
export function withRules(room: Room, speak: Speaker): Speaker {
  const rule = (id: string): string => {
    if (Object.hasOwn(HOUSE[speak.lang], id) || readable.has(keyOf(room, speak.lang))) return speak.rule(id);
    fetchLater(room);
    return w('loading');
  };
  return { ...speak, rule };
}
