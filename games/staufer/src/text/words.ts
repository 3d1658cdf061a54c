import { at } from '@ludoteca/kernel';
import { type Arg, type Message, messages, number } from '@ludoteca/text';
import { CHESTS } from '../data/chests.ts';
import { CONDITIONS, PIECES } from '../data/course.ts';
import { EACH_FURTHER, OFFICE_JOBS, PAIR_POINTS, PATTERN_JOBS, REGION_JOB_POINTS, SET_POINTS } from '../data/jobs.ts';
import { RANK_POINTS } from '../data/privileges.ts';
import { MOST_OFFICES, REGIONS } from '../data/regions.ts';
import { regionOf, type Tables } from '../rules/lookup.ts';
import { isSpace, spaceOfPlace } from '../rules/table.ts';
import adviceEn from './advice.en.json' with { type: 'json' };
import adviceIt from './advice.it.json' with { type: 'json' };
import boardEn from './board.en.json' with { type: 'json' };
import boardIt from './board.it.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import it from './messages.it.json' with { type: 'json' };
import namesEn from './names.en.json' with { type: 'json' };
import namesIt from './names.it.json' with { type: 'json' };
import youEn from './you.en.json' with { type: 'json' };
import youIt from './you.it.json' with { type: 'json' };

type Key = keyof typeof adviceEn | keyof typeof boardEn | keyof typeof en | keyof typeof namesEn;
/** Events in the second person: the speaker finds them by itself. */
type You = keyof typeof youEn;

// Both languages must have every key: a missing one fails the build here.
export const catalogues = {
  en: { ...namesEn, ...adviceEn, ...boardEn, ...en, ...youEn } satisfies Record<Key | You, string>,
  it: { ...namesIt, ...adviceIt, ...boardIt, ...it, ...youIt } satisfies Record<Key | You, string>,
};

export { number, player } from '@ludoteca/text';

/** Messages of this game; a key that no catalogue has does not compile. */
export const say = messages<Key>();

export function regionName(region: number): Message {
  return say(`region.${at(REGIONS, region)}`);
}

export function bonusText(region: number): Message {
  return say(`bonus.${at(REGIONS, region)}`);
}

export function pieceName(piece: number): Message {
  return say(`piece.${at(PIECES, piece)}`);
}

/** A piece with its article: "an envoy", "the envoy". */
export function aPiece(piece: number): Message {
  return say(`aPiece.${at(PIECES, piece)}`);
}

export function thePiece(piece: number): Message {
  return say(`thePiece.${at(PIECES, piece)}`);
}

/** Chests of a kind: "2 brown chests"; without a count only the name, "brown chest". */
export function chestName(chest: number, count = 0): Message {
  return say(`chest.${at(CHESTS, chest)}`, { count });
}

const TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;

export function privilegeName(type: number): Message {
  return say(`privilege.${at(TYPES, type - 1)}`);
}

/** The effect of a privilege; with two players only the first place counts for privilege 14. */
export function privilegeText(type: number, players: number): Message {
  return type === RANK_POINTS && players === 2 ? say('privilege.14.forTwo') : say(`privilege.${at(TYPES, type - 1)}.text`);
}

export function conditionName(condition: number): Message {
  return say(`condition.${at(CONDITIONS, condition)}`);
}

/** "Aachen 5, place 2", places counted from the left. */
export function officeName(office: number, tables: Tables): Message {
  return say('officeName', {
    region: regionName(regionOf(office)),
    cost: at(tables.cost, office),
    place: (office % MOST_OFFICES) + 1,
    icon: at(tables.icon, office) === 1 ? 'yes' : 'no',
  });
}

/** An office or supply space without its numbers, for events, which know no tables. */
export function placeName(place: number): Message {
  if (isSpace(place)) return say('spaceShort', { number: spaceOfPlace(place) + 1 });
  return say('officePlace', { region: regionName(regionOf(place)), place: (place % MOST_OFFICES) + 1 });
}

export function piecesText(envoys: number, nobles: number): Message {
  const both = envoys > 0 && nobles > 0 ? 'yes' : 'no';
  return say('pieces', { envoys, nobles, both, none: envoys + nobles === 0 ? 'yes' : 'no' });
}

/** A job card in words, with its points. */
export function jobText(deck: number, job: number, tables: Tables, players: number): Message {
  if (deck === 0) return say('job.region', { region: regionName(job), second: players > 2 ? REGION_JOB_POINTS.second : 0 });
  const name = jobName(deck, job);
  if (deck === 1) return say('job.each', { job: name, points: at(tables.patterns, job).points });
  const columns = tables.officeJobs[job];
  if (columns !== undefined) return say('job.count', { job: name, columns: columns.map(number), further: EACH_FURTHER });
  return say('job.each', { job: name, points: at(OFFICE_JOBS, job) === 'JO_PAIRS' ? PAIR_POINTS : SET_POINTS });
}

/** A card by its bare name, for the log. */
export function jobName(deck: number, job: number): Message {
  return deck === 0 ? regionName(job) : deck === 1 ? say(`job.${at(PATTERN_JOBS, job)}`) : say(`job.${at(OFFICE_JOBS, job)}`);
}

/** Payment areas, each once: "Aachen (×2) and Milano". */
export function timesEach(regions: readonly number[]): Message {
  const counted = [...new Set(regions)].map((region) => ({ region, count: regions.filter((one) => one === region).length }));
  return listed(
    counted.map(({ region, count }) => (count === 1 ? regionName(region) : say('regionTimes', { region: regionName(region), count }))),
  );
}

/** Messages that contain an "and" themselves, separated by semicolons; a dash for none. */
export function parted(list: readonly Message[]): Message {
  return list.length === 0 ? say('nothing') : list.reduceRight((rest, first) => say('outline.joined', { first, rest }));
}

/** Several messages, or a dash. */
export function listed(list: readonly Message[]): Message {
  return list.length === 0 ? say('nothing') : say('value', { value: list });
}

/** The same as an argument that a `select` can test for emptiness. */
export function orNone(list: readonly Message[]): Arg {
  return list.length === 0 ? 'none' : list;
}

/** Chests by kind with their numbers. */
export function countedChests(kinds: readonly number[]): Message {
  const counts = CHESTS.map((_, kind) => kinds.filter((other) => other === kind).length);
  return listed(counts.flatMap((count, kind) => (count === 0 ? [] : [chestName(kind, count)])));
}
