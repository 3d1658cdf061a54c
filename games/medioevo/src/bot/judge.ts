import { at, type Seat } from '@ludoteca/kernel';
import { EMPTY_ESTATE_PENALTY, ROUNDS } from '../data/course.ts';
import { BARRACKS, CHURCH, ESTATES, FIELD, MARKET, MILL, PALACE, RAMPART, VILLAGE } from '../data/estates.ts';
import { EVENTS } from '../data/events.ts';
import { count } from '../rules/fief.ts';
import { type MedioevoState, NOWHERE, type Open } from '../rules/types.ts';
import { type Sheet, sheetIncome, sheetOf } from './fief-sheet.ts';

interface Judgement {
  coins: number;
  toCome: number;
  empty: number;
}

/** Number of best kinds of tile that are averaged: players get tiles between the average and the best. */
const PICKED = 3;
/** Weight of tiles to come: they meet a larger fief, but attacks and events take some of it away. */
const GROWTH = 0.9;
/** Cost of a buried tile to its owner, in coins. */
const BURIED = 5;

export function judge({ open }: MedioevoState, seat: Seat): Judgement {
  const coins = at(open.coins, seat);
  if (open.finished) return { coins, toCome: 0, empty: 0 };
  const sheet = sheetOf(open, seat);
  const done = at(open.fiefs, seat).length + at(open.cemeteries, seat).length;
  const ahead = ROUNDS - done - (sheet.coming === NOWHERE ? 0 : 1);
  const sure = sheet.coming === NOWHERE ? 0 : tileWorth(open, seat, sheet, sheet.coming, 0, ahead);
  const toCome = sure + ahead * typicalWorth(open, seat, sheet, ahead) * GROWTH + eventWorth(open, seat, sheet);
  return { coins, toCome, empty: -emptyRisk(sheet, ahead) };
}

/** Effect and income of a tile of this estate; `more` is 1 when it is not on the sheet yet. */
function tileWorth(open: Open, seat: Seat, sheet: Sheet, estate: number, more: number, ahead: number): number {
  return sheetIncome(open, seat, sheet, estate, more) + effectWorth(open, seat, sheet, estate, more, ahead);
}

function effectWorth(open: Open, seat: Seat, sheet: Sheet, estate: number, more: number, ahead: number): number {
  switch (estate) {
    case FIELD:
      return sheet.peasants + more;
    case MARKET:
      return sheet.chests + more;
    case MILL:
      return 2 * weaker(open, seat, MILL, at(sheet.tiles, MILL) + more);
    case BARRACKS:
      return (2 + BURIED / 2) * weaker(open, seat, RAMPART, at(sheet.tiles, BARRACKS) + more);
    case VILLAGE:
      return at(open.cemeteries, seat).length > 0 ? BURIED * Math.min(1, ahead / 4) : 0;
    case RAMPART:
      // Everybody may attack, so protection is worth more the more opponents there are…
      return opponents(open) * (1 + Math.min(2, ahead / 4));
    case CHURCH:
    case PALACE:
      // …while what is gained on the board of one opponent counts less against all of them.
      return (ahead * 0.8) / opponents(open);
    default:
      return 0;
  }
}

function opponents(open: Open): number {
  return open.coins.length - 1;
}

/** How many opponents have fewer tiles of a type than this. */
function weaker(open: Open, seat: Seat, estate: number, than: number): number {
  let found = 0;
  for (let other = 0; other < open.coins.length; other++) if (other !== seat && count(open, other, estate) < than) found++;
  return found;
}

/** The mean of the best few of the eight kinds of tile: nobody gets the best one every time. */
function typicalWorth(open: Open, seat: Seat, sheet: Sheet, ahead: number): number {
  if (ahead === 0) return 0;
  const worths: number[] = [];
  for (let estate = 0; estate < ESTATES.length; estate++) worths.push(tileWorth(open, seat, sheet, estate, 1, ahead / 2));
  worths.sort((a, b) => b - a);
  let total = 0;
  for (let i = 0; i < PICKED; i++) total += at(worths, i);
  return total / PICKED;
}

/** The events still to come, on the fief as it is now. */
function eventWorth(open: Open, seat: Seat, sheet: Sheet): number {
  let total = 0;
  for (let place = open.eventsPast; place < open.events.length; place++) {
    const { effect } = at(EVENTS, at(open.events, place));
    if (effect.op === 'perPeasant') total += sheet.peasants;
    else if (effect.op === 'perChest') total += sheet.chests;
    else if (effect.op === 'perTile') for (const estate of effect.estates) total += effect.coins * at(sheet.tiles, estate);
    else if (effect.op === 'payPerTile') for (const estate of effect.estates) total -= effect.coins * at(sheet.tiles, estate);
    else if (effect.op === 'perType') for (const tiles of sheet.tiles) total += tiles > 0 ? effect.coins : 0;
    else if (effect.op === 'buryTop') for (const estate of effect.estates) total -= at(sheet.tiles, estate) > 0 ? BURIED / 2 : 0;
    else if (effect.op === 'perBuriedTile') total += effect.coins * at(open.cemeteries, seat).length;
  }
  return total;
}

/** Empty estates that can no longer be filled cost in full, the others less the more turns are left. */
function emptyRisk(sheet: Sheet, ahead: number): number {
  let empty = 0;
  for (const tiles of sheet.tiles) if (tiles === 0) empty++;
  const hopeless = Math.max(0, empty - ahead);
  const pressed = empty - hopeless;
  return EMPTY_ESTATE_PENALTY * (hopeless + (pressed * (1 + pressed)) / (2 + ahead + pressed));
}
