import { bag, int, label, optional } from '@ludoteca/kernel';
import { CHESTS } from '../data/chests.ts';
import { PIECES } from '../data/course.ts';
import { PRIVILEGE_TYPES } from '../data/privileges.ts';
import { MOST_OFFICES, REGIONS } from '../data/regions.ts';

/** Offices are named by region and place from the left: "aachen-0". */
export const OFFICE_NAMES: readonly string[] = REGIONS.flatMap((region) =>
  Array.from({ length: MOST_OFFICES }, (_, place) => `${region}-${place}`),
);
export const SPACE_NAMES: readonly string[] = ['S1', 'S2', 'S3', 'S4', 'S5'];

/** Chests used with a deployment, as bits. */
export const WITH_MOVE = 1;
export const WITH_DEPLOY = 2;
const USES = ['plain', 'move', 'deploy', 'move+deploy'];
/** Where the family member goes: the next space of the track, or the first one with a FIRST chest. */
const SPOTS = ['next', 'first'];

const office = label(OFFICE_NAMES);
const piece = label(PIECES);
const spot = label(SPOTS);
const space = label(SPACE_NAMES);
const chest = label(CHESTS);

/** The moves of the game. `items` of a deployment are the payment areas on which a noble is put, region by region. */
export const moves = {
  supply: { space, spot, swap: optional(space) },
  deploy: { spot },
  office: { office, piece, use: label(USES), items: bag(label(REGIONS), 12) },
  second: {},
  fetch: { region: label(REGIONS) },
  open: { chest },
  pick: { chest },
  privilege: { type: int(1, PRIVILEGE_TYPES) },
  protect: { office, piece },
  pass: {},
};

export const PASS = { kind: 'pass' } as const;
export const SECOND = { kind: 'second' } as const;
export const DEPLOYS = [
  { kind: 'deploy', spot: 0 },
  { kind: 'deploy', spot: 1 },
] as const;
