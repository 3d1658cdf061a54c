import { at } from '@ludoteca/kernel';
import { ANIMALS, FACE_ANIMAL, FACE_HEADS, FACE_MONASTERY, FACES, TILE_TYPES } from '../../data/faces.ts';
import { GOODS } from '../../data/goods.ts';
import { animalIcon, herdArt } from './animals.ts';
import { DRAWINGS, type Drawn } from './buildings.ts';
import { KIND_SIGNS } from './kinds.ts';
import { archArt, monasteryArt } from './monasteries.ts';
import { coinArt, goodArt, soldArt, workerArt } from './pieces.ts';
import { postOpen, postShut } from './posts.ts';
import { SHIELD_ART } from './shields.ts';

/** The drawing of a face on a field of 100 × 100. */
function faceArt(face: number): string {
  const name = at(FACES, face);
  if (Object.hasOwn(DRAWINGS, name)) return DRAWINGS[name as Drawn];
  const monastery = at(FACE_MONASTERY, face);
  return monastery > 0 ? monasteryArt(monastery) : herdArt(at(FACE_ANIMAL, face), at(FACE_HEADS, face));
}

const symbol = (id: string, box: string, body: string): string =>
  `<symbol id="bur-${id}" viewBox="${box}" overflow="visible">${body}</symbol>`;
const WIDE = '-50 -50 100 100';

/** Everything that is drawn more than once, drawn once: the board refers to it by name. */
export const SYMBOLS: string = [
  ...ANIMALS.map((animal) => symbol(`animal-${animal}`, '0 0 512 512', animalIcon(animal))),
  ...FACES.map((name, face) => symbol(`tile-${name}`, WIDE, faceArt(face))),
  symbol('arch', WIDE, archArt),
  ...GOODS.map((good) => symbol(`good-${good}`, WIDE, goodArt(good))),
  symbol('sold', WIDE, soldArt),
  symbol('coin', WIDE, coinArt),
  symbol('worker', WIDE, workerArt),
  symbol('post-open', WIDE, postOpen),
  symbol('post-shut', WIDE, postShut),
  ...Object.entries(SHIELD_ART).map(([shield, art]) => symbol(`shield-${shield}`, '-50 -28 100 56', art)),
  ...TILE_TYPES.map((type) => symbol(`sign-${type}`, '-10 -10 20 20', KIND_SIGNS[type])),
].join('');

const pattern = (type: string, width: number, height: number, body: string): string =>
  `<pattern id="bur-pattern-${type}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`;

/** Each kind has a pattern of its own: roofs, lattice, waves, grass, firs, cracks. */
export const PATTERNS: string = [
  pattern(
    'building',
    12,
    10,
    '<path d="M0 0a6 5 0 0 0 12 0M-6 5a6 5 0 0 0 12 0M6 5a6 5 0 0 0 12 0" fill="none" stroke="#8a5d2c" stroke-opacity=".38"/>',
  ),
  pattern('monastery', 11, 11, '<path d="M0 0L11 11M11 0L0 11" stroke="#8f6a05" stroke-opacity=".42"/>'),
  pattern('ship', 14, 8, '<path d="M0 5q3.500-4 7 0t7 0" fill="none" stroke="#1f4f7d" stroke-opacity=".5" stroke-width="1.200"/>'),
  pattern(
    'livestock',
    13,
    12,
    '<path d="M3.500 5.500L1 2M3.500 5.500V.8M3.500 5.500L6 2M10 11.500L7.500 8M10 11.500V6.800M10 11.500L12.500 8" stroke="#4f7a17" stroke-opacity=".75" stroke-width="1.100"/>',
  ),
  pattern(
    'castle',
    14,
    15,
    '<path d="M4 7H1L4 1 7 7H4V8.500M11 14H8L11 8 14 14H11" fill="#16402a" fill-opacity=".55" stroke="#0d2a1a" stroke-opacity=".5" stroke-width=".8"/>',
  ),
  pattern(
    'mine',
    13,
    13,
    '<path d="M0 6L4 3 9 5 13 1M4 3L3 0M9 5L8 10 13 12M8 10L2 12 0 10" fill="none" stroke="#3a393d" stroke-opacity=".5"/>',
  ),
  pattern(
    'inn',
    10,
    10,
    '<path d="M0 2.500H10M0 7.500H10M3 2.500V7.500M8 7.500V10M8 0V2.500" fill="none" stroke="#4f1420" stroke-opacity=".45"/>',
  ),
  pattern('blackTile', 8, 8, '<path d="M0 8L8 0" stroke="#f6ead2" stroke-opacity=".18"/>'),
  pattern(
    'plank',
    40,
    8,
    '<rect width="40" height="8" fill="#b98a57"/><path d="M0 7.500H40M12 0V7.500M33 0V7.500" stroke="#7f5630" stroke-opacity=".6"/>',
  ),
].join('');
