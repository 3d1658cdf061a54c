import { at } from '@ludoteca/kernel';
import type { Arg, Message } from '@ludoteca/text';
import type { Event } from '../rules/types.ts';
import {
  aPiece,
  chestName,
  conditionName,
  countedChests,
  jobName,
  listed,
  number,
  orNone,
  pieceName,
  piecesText,
  placeName,
  player,
  privilegeName,
  regionName,
  say,
  thePiece,
  timesEach,
} from './words.ts';

/** A line of the log. */
export function eventText(event: Event): Message {
  return say(`event.${event.kind}`, 'seat' in event ? { seat: { seat: event.seat }, ...argsOfSeat(event) } : argsOf(event));
}

type OfSeat = Extract<Event, { seat: number }>;

function argsOf(event: Exclude<Event, OfSeat>): Record<string, Arg> {
  switch (event.kind) {
    case 'prepared':
      return { players: event.players, ring: event.ring.map(regionName) };
    case 'chestsLaid':
      return { count: event.lying.length, pile: event.pile };
    case 'privilegesLaid':
      return { types: event.types.map(privilegeName), copies: event.copies, vp: orNone(event.vp.map(number)) };
    case 'piecesDealt':
      return { pieces: piecesText(event.envoys, event.nobles) };
    case 'tilesLaid':
      return { regions: event.a.map(regionName) };
    case 'roundBegun':
      return { round: event.round, region: regionName(event.region), condition: conditionName(event.condition) };
    case 'reshuffled':
      return { chests: event.chests };
    case 'markerSet':
      return { region: regionName(event.region), condition: conditionName(event.condition) };
    case 'ranked':
      return { region: regionName(event.region), ranks: event.seats.map((seat, rank) => rankText(seat, at(event.totals, rank))) };
    case 'bonusChests':
    case 'leftDiscarded':
      return { region: regionName(event.region), chests: countedChests(event.chests) };
    case 'cleanUp':
      return { regions: event.regions.map(regionName) };
    case 'refilled':
      return { count: event.lying.length };
    case 'rowGone':
      return { round: event.round };
    case 'newOrder':
      return { order: event.order.map(player) };
    case 'won':
      return { count: event.seats.length, seats: event.seats.map(player), points: event.points, court: event.court ?? 0 };
    case 'kingStarts':
    case 'oneRegion':
    case 'emptyRegion':
    case 'kingMoved':
      return { region: regionName(event.region) };
    case 'pileEmpty':
    case 'finalScoring':
      return {};
  }
}

function rankText(seat: number, total: number): Message {
  return say('outline.seatTotal', { seat: { seat }, total });
}

function argsOfSeat(event: OfSeat): Record<string, Arg> {
  switch (event.kind) {
    case 'placed':
      return { track: event.track, space: event.space + 1, first: event.first ? 'yes' : 'no' };
    case 'gained':
      return { pieces: piecesText(event.envoys, event.nobles), why: say(`why.${event.why}`) };
    case 'fetched':
      return { piece: aPiece(event.piece), region: regionName(event.region) };
    case 'declinedPiece':
      return { piece: aPiece(event.piece) };
    case 'forfeited':
      return { piece: pieceName(event.piece) };
    case 'supplied':
      return { space: say('spaceShort', { number: event.space + 1 }) };
    case 'points':
      return { points: event.points, why: say(`points.${event.why}`) };
    case 'privilegeTaken':
      return { type: event.type, name: privilegeName(event.type) };
    case 'picked':
      return { chest: chestName(event.chest) };
    case 'cleared':
      return { region: regionName(event.region), pieces: piecesText(event.envoys, event.nobles), court: event.court ? 'yes' : 'no' };
    case 'returned':
      return { region: regionName(event.region), pieces: piecesText(event.envoys, event.nobles) };
    case 'jobsDealt':
    case 'jobsRevealed':
      return { jobs: listed(event.jobs.map((job, deck) => jobName(deck, job))) };
    case 'jobScored':
      return { points: event.points, job: jobName(event.deck, event.job) };
    case 'brownScored':
      return { count: event.count, points: event.points };
    case 'leftoversScored':
      return { points: event.points };
    default:
      return placeArgs(event);
  }
}

/** Events about an office, a supply space or a chest. */
function placeArgs(event: OfSeat): Record<string, Arg> {
  if (event.kind === 'chestsTaken') return { place: placeName(event.place), chests: countedChests(event.chests) };
  if (event.kind === 'noChests') return { place: placeName(event.place) };
  if (event.kind === 'moved') return { target: regionName(event.target), ...payments(event.regions, event.nobles ?? []) };
  if (event.kind === 'paid') return { cost: event.cost, ...payments(event.regions, event.nobles) };
  if ('chest' in event) return { chest: chestName(event.chest) };
  if (event.kind === 'deployed') return { office: placeName(event.office), piece: aPiece(event.piece) };
  if (event.kind === 'protected') return { office: placeName(event.office), piece: thePiece(event.piece) };
  if ('office' in event && 'piece' in event) return { office: placeName(event.office), piece: pieceName(event.piece) };
  return 'office' in event ? { office: placeName(event.office) } : {};
}

/** Where pieces were paid, and where nobles among them. */
function payments(regions: readonly number[], nobles: readonly number[]): Record<string, Arg> {
  return { regions: orNone(regions.map(regionName)), count: nobles.length, nobles: timesEach(nobles) };
}
