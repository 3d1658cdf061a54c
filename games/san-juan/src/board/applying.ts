import { at } from '@ludoteca/kernel';
import { BUILDINGS, type BuildingId } from '../data/buildings.ts';
import { LEDGER, type SanJuanRule } from '../rules/ledger.ts';

/** The ledger's prefix for the rules of a building. */
const CHAPTERS: Readonly<Partial<Record<BuildingId, string>>> = {
  archive: 'ARC',
  smithy: 'SMI',
  'gold-mine': 'GLD',
  'poor-house': 'POR',
  'black-market': 'BLK',
  'trading-post': 'TRP',
  well: 'WEL',
  'market-stand': 'MST',
  crane: 'CRN',
  chapel: 'CHP',
  tower: 'TOW',
  aqueduct: 'AQU',
  carpenter: 'CRP',
  prefecture: 'PRF',
  'market-hall': 'MKH',
  quarry: 'QUA',
  library: 'LIB',
  'guild-hall': 'GUI',
  'city-hall': 'CTY',
  'triumphal-arch': 'ARH',
  palace: 'PAL',
};

const ALL = Object.keys(LEDGER) as SanJuanRule[];
const OF_FACTORIES: readonly SanJuanRule[] = ['SJ-BLD-07', 'SJ-BLD-15', 'SJ-PRD-03', 'SJ-PRD-07'];

/** The rules of a building, to be read beside the enlarged card. */
export function rulesOf(card: number): readonly SanJuanRule[] {
  const { id, group } = at(BUILDINGS, card);
  if (group === 'factory') return OF_FACTORIES;
  if (group === 'monument') return ['SJ-MON-01', 'SJ-ARH-01'];
  const chapter = `SJ-${CHAPTERS[id] ?? ''}-`;
  return ALL.filter((rule) => rule.startsWith(chapter));
}
