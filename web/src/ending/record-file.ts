import { BadInput, parseJson, readSaved, type SavedGame, type SavedRecord, type Standing } from '@ludoteca/kernel';
import { w } from '../app/words.svelte.ts';
import type { Sitter } from '../link/link.ts';

/** As large and as deep as the command accepts. */
const LIMITS = { size: 64_000_000, depth: 40 } as const;
const LONGEST_NAME = 24;

/** A game with those who played it, as the commands `replay`, `review` and `verify` read it. */
export function recordOf(saved: SavedGame, sitters: readonly Sitter[], result: Standing | null): SavedRecord {
  return { ...saved, players: sitters.map(wordOf), ...(result === null ? {} : { result }) };
}

/** A seat in the words of the command line: "me:Anna", or the level of a bot. */
function wordOf({ kind, name = '', level }: Sitter): string {
  if (kind === 'bot') return level ?? 'medium';
  const plain = name
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
  return plain === '' ? 'me' : `me:${plain}`;
}

/** The players; seats without a name are called by their number. */
export function sittersOf({ players, config }: SavedRecord): Sitter[] {
  const words = Array.isArray(players) ? players.map(String) : [];
  return Array.from({ length: config.seats }, (_, seat) => sitterOf(words[seat] ?? 'me', seat));
}

function sitterOf(text: string, seat: number): Sitter {
  const [word = '', ...rest] = text.split(':');
  const name = rest.join(':').trim().slice(0, LONGEST_NAME);
  if (word !== 'me' && word !== 'io') return { kind: 'bot', level: word };
  return { kind: 'person', name: name === '' ? w('setup.seat', { number: seat + 1 }) : name };
}

/** Reads the text of a game file; throws BadInput about anything else. */
export function readRecord(text: string): SavedRecord {
  const saved = readSaved(parseJson(text, LIMITS));
  if (saved.opening.seats.length !== saved.config.seats) throw new BadInput('saved game: the set-up has other seats than the game');
  return saved;
}

/** Offers a text to the person as a download. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function downloadRecord(record: SavedRecord): void {
  download(`${record.game}-${record.opening.digest.slice(0, 8)}.json`, `${JSON.stringify(record)}\n`);
}
