import { add, at, clone, type Seat } from '@ludoteca/kernel';
import { PURPLE, PURPLE_PRICE } from '../data/chests.ts';
import { ENVOY, NOBLE, type Source } from '../data/course.ts';
import { DECKS } from '../data/jobs.ts';
import { VP_CARD } from '../data/privileges.ts';
import { MOST_OFFICES } from '../data/regions.ts';
import { addPoints, keepChest, kindOfPiece, pieceOf, placeOfLying, putOnArea, seatOfPiece } from '../rules/table.ts';
import { type Event, type LyingChest, NONE, type Open, type PointReason } from '../rules/types.ts';

/**
 * The table as it stood after each event of a moment. A moment may hold a whole turn and the scoring after it, and people
 * want to see one thing after another; the position at its end always comes from the view.
 */
export function openAfter(before: Open, events: readonly Event[], count: number): Open {
  const open = clone(before);
  for (let n = 0; n < count; n++) applyEvent(open, events, n);
  return open;
}

const SOURCE_OF: Readonly<Record<PointReason, Source>> = {
  tile: 'regions',
  bonus: 'bonuses',
  orange: 'orange',
  orangePrivilege: 'privileges',
  vpCard: 'vpPrivilege',
  king: 'privileges',
  supply: 'privileges',
  rank: 'privileges',
  presence: 'privileges',
};
const JOB_SOURCE = ['regionJob', 'patternJob', 'officeJob'] as const;

/** Applies one event to the table. */
function applyEvent(open: Open, events: readonly Event[], n: number): void {
  const event = at(events, n);
  switch (event.kind) {
    case 'placed': {
      open.order.shift();
      const track = event.track === 'supply' ? open.supplyTrack : open.deployTrack;
      if (event.first) track.unshift(event.seat);
      else track.push(event.seat);
      return;
    }
    case 'gained':
      transfer(open.province, open.court, event.seat, event.envoys, event.nobles);
      return;
    case 'fetched':
      putOnArea(open, event.region, pieceOf(event.seat, event.piece), -1);
      add(open.court, pieceOf(event.seat, event.piece), 1);
      return;
    case 'chestsTaken':
      open.lying = open.lying.filter((code) => placeOfLying(code) !== event.place);
      return;
    case 'chestUsed':
      keepChest(open, event.seat, event.chest, -1);
      add(open.discards, event.chest, 1);
      return;
    case 'chestOpened':
      add(open.discards, event.chest, 1);
      return;
    case 'chestKept':
      keepChest(open, event.seat, event.chest, 1);
      return;
    case 'moved':
      pay(open, event.seat, event.regions, event.nobles ?? noblesOf(events, n));
      return;
    case 'deployed':
      put(open, event.office, pieceOf(event.seat, event.piece));
      return;
    case 'secondEnvoy':
      put(open, event.office, pieceOf(event.seat, ENVOY));
      return;
    case 'paid':
      pay(open, event.seat, event.regions, event.nobles);
      return;
    case 'points':
      addPoints(open, event.seat, SOURCE_OF[event.why], event.points);
      return;
    case 'privilegeTaken':
      takePrivilege(open, event.seat, event.type);
      return;
    case 'reshuffled':
      open.discards.fill(0);
      return;
    default:
      applyScoring(open, event);
  }
}

function applyScoring(open: Open, event: Event): void {
  switch (event.kind) {
    case 'markerSet':
      open.marker = event.region;
      return;
    case 'bonusChests':
      open.revealed = [...event.chests];
      return;
    case 'picked':
      open.revealed.splice(open.revealed.indexOf(event.chest), 1);
      return;
    case 'leftDiscarded':
      for (const chest of event.chests) add(open.discards, chest, 1);
      open.revealed = [];
      return;
    case 'protected':
      open.safe.push(placeOfPiece(open, event.office, pieceOf(event.seat, event.piece)));
      return;
    case 'cleared':
      clearSeat(open, event.region, event.seat, event.court);
      return;
    case 'refilled':
      refill(open, event.lying);
      return;
    case 'kingMoved':
      open.king = event.region;
      return;
    case 'returned':
      for (const [kind, count] of [event.envoys, event.nobles].entries()) {
        putOnArea(open, event.region, pieceOf(event.seat, kind), -count);
        add(open.court, pieceOf(event.seat, kind), count);
      }
      return;
    case 'rowGone':
      open.round += 1;
      open.marker = NONE;
      return;
    case 'newOrder':
      Object.assign(open, { order: [...event.order], supplyTrack: [], deployTrack: [] });
      return;
    default:
      applyEnding(open, event);
  }
}

function applyEnding(open: Open, event: Event): void {
  switch (event.kind) {
    case 'jobsRevealed':
      open.jobs.splice(event.seat * DECKS, DECKS, ...event.jobs);
      return;
    case 'jobScored':
      addPoints(open, event.seat, at(JOB_SOURCE, event.deck), event.points);
      return;
    case 'brownScored':
      addPoints(open, event.seat, 'brown', event.points);
      return;
    case 'leftoversScored':
      addPoints(open, event.seat, 'leftovers', event.points);
      return;
    case 'won':
      open.finished = true;
      return;
    default:
  }
}

function transfer(from: number[], to: number[], seat: Seat, envoys: number, nobles: number): void {
  for (const [kind, count] of [envoys, nobles].entries()) {
    add(from, pieceOf(seat, kind), -count);
    add(to, pieceOf(seat, kind), count);
  }
}

/** Games of rules 1.0.0 told all nobles of a deployment with its payment. */
function noblesOf(events: readonly Event[], moved: number): readonly number[] {
  for (let n = moved; n < events.length; n++) {
    const event = at(events, n);
    if (event.kind === 'paid') return event.nobles;
  }
  return [];
}

function pay(open: Open, seat: Seat, regions: readonly number[], nobles: readonly number[]): void {
  const left = [...nobles];
  for (const region of regions) {
    const place = left.indexOf(region);
    if (place >= 0) left.splice(place, 1);
    const piece = pieceOf(seat, place >= 0 ? NOBLE : ENVOY);
    add(open.court, piece, -1);
    putOnArea(open, region, piece, 1);
  }
}

function put(open: Open, office: number, piece: number): void {
  add(open.court, piece, -1);
  if (at(open.left, office) === NONE) open.left[office] = piece;
  else open.right[office] = piece;
}

function takePrivilege(open: Open, seat: Seat, type: number): void {
  keepChest(open, seat, PURPLE, -PURPLE_PRICE);
  add(open.discards, PURPLE, PURPLE_PRICE);
  add(open.copies, type, -1);
  open.privileges[seat] = at(open.privileges, seat) | (1 << type);
  if (type === VP_CARD) open.vpPile.shift();
}

/** As the rules name a piece that an IMMUNE chest protects: the left one before the right one. */
function placeOfPiece(open: Open, office: number, piece: number): number {
  return at(open.left, office) === piece && !open.safe.includes(office * 2) ? office * 2 : office * 2 + 1;
}

function clearSeat(open: Open, region: number, seat: Seat, court: boolean): void {
  const home = court ? open.court : open.province;
  for (let office = region * MOST_OFFICES; office < (region + 1) * MOST_OFFICES; office++) {
    for (const [side, pieces] of [open.left, open.right].entries()) {
      const piece = at(pieces, office);
      if (piece === NONE || seatOfPiece(piece) !== seat || open.safe.includes(office * 2 + side)) continue;
      pieces[office] = NONE;
      add(home, pieceOf(seat, kindOfPiece(piece)), 1);
    }
  }
}

/** Chests are laid when all offices are cleared: a right piece that stayed is the single one now. */
function refill(open: Open, lying: readonly LyingChest[]): void {
  open.safe = [];
  open.lying.push(...lying);
  for (const [office, right] of open.right.entries()) {
    if (right === NONE || at(open.left, office) !== NONE) continue;
    open.left[office] = right;
    open.right[office] = NONE;
  }
}
