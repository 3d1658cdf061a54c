import type { Room } from '@ludoteca/games';
import { at, imagine, type RuleId, type Side, type Standing, type State, sideOf, streamFrom, type View } from '@ludoteca/kernel';
import { house, type Message, type Speaker } from '@ludoteca/text';
import type { Desk } from '../desk.ts';
import { columns } from '../show.ts';

/** Number of determinizations for finding out what a viewer can be sure of. */
const WORLDS = 12;

/** A number of the score, or undefined where the viewer cannot know it yet. */
type Known = number | undefined;

interface KnownSide {
  readonly seats: readonly number[];
  readonly score: Known;
  readonly rank: Known;
  readonly lines: ReadonlyMap<string, Known>;
  readonly ties: ReadonlyMap<RuleId, Known>;
}

/** The score with its sources: one column per side, one line per source. */
export function scoreText(desk: Desk, room: Room, state: State, view: View, speaker: Speaker): string {
  const sides = knownSides(room, state, view);
  const cell = (known: Known): string => (known === undefined ? '?' : String(known));
  const head = ['', ...sides.map(({ seats }) => speaker.say(together(seats)))];
  const labels = keys(sides.map(({ lines }) => lines));
  const rows = labels.map((label) => [speaker.say(room.text.label(label)), ...sides.map(({ lines }) => cell(pointsOf(lines, label)))]);
  const total = [speaker.say(house('house.total')), ...sides.map(({ score }) => desk.paint.bold(cell(score)))];
  const ties = keys(sides.map(({ ties }) => ties)).map((rule) => [
    `${speaker.say(house('house.tie'))} ${desk.paint.yellow(rule)}`,
    ...sides.map(({ ties }) => cell(pointsOf(ties, rule))),
  ]);
  const place = (rank: Known): string => (rank === undefined ? '?' : speaker.say(house('house.place', { rank })));
  const ranks = [speaker.say(house('house.rank')), ...sides.map(({ rank }) => place(rank))];
  return columns([head, ...rows, total, ...(isClose(sides) ? ties : []), ranks], desk.width);
}

/** Whether the tie-breaks are of interest: two sides have the same score. */
function isClose(sides: readonly KnownSide[]): boolean {
  return new Set(sides.map(({ score }) => score)).size < sides.length;
}

/** The winners, or that there are none. */
export function verdict(standing: Standing, speaker: Speaker): string {
  const winners = standing.sides.filter(({ won }) => won);
  const sides = winners.length > 0 ? winners : standing.sides;
  const seats = sides.flatMap((side) => side.seats);
  const args = { names: seats.map(nameOf), count: seats.length };
  return speaker.say(winners.length > 0 ? house('house.wins', args) : house('house.lost', args));
}

/** A side by the names of those who sit on it. */
function together(seats: readonly number[]): Message {
  return { key: 'cli.play.names', args: { names: seats.map(nameOf) } };
}

function nameOf(seat: number): Message {
  return { key: 'cli.play.name', args: { who: { seat } } };
}

/** The part of the score that the viewer may know: numbers that are the same in every determinization. */
function knownSides(room: Room, state: State, view: View): KnownSide[] {
  const { game } = room;
  if (view.over) return game.standing(state).sides.map(whole);
  const chance = streamFrom(`score ${view.decision}`);
  const worlds = Array.from({ length: WORLDS }, () => game.standing(imagine(game, view, chance)).sides);
  return at(worlds, 0).map(({ seats }) => agreed(worlds.map((sides) => whole(sideOf(sides, at(seats, 0))))));
}

function whole(side: Side): KnownSide {
  const lines = new Map<string, number>();
  for (const { label, points } of side.lines) lines.set(label, (lines.get(label) ?? 0) + points);
  return { seats: side.seats, score: side.score, rank: side.rank, lines, ties: new Map(side.ties.map(({ rule, value }) => [rule, value])) };
}

function agreed(sides: readonly KnownSide[]): KnownSide {
  const first = at(sides, 0);
  const common = (values: readonly Known[]): Known => (values.every((value) => value === values[0]) ? values[0] : undefined);
  const merge = (maps: readonly ReadonlyMap<string, Known>[]): Map<string, Known> =>
    new Map(keys(maps).map((key) => [key, common(maps.map((map) => pointsOf(map, key)))]));
  return {
    seats: first.seats,
    score: common(sides.map(({ score }) => score)),
    rank: common(sides.map(({ rank }) => rank)),
    lines: merge(sides.map(({ lines }) => lines)),
    ties: merge(sides.map(({ ties }) => ties)),
  };
}

// A source that a side does not mention has given it nothing.
function pointsOf(map: ReadonlyMap<string, Known>, key: string): Known {
  return map.has(key) ? map.get(key) : 0;
}

function keys(maps: readonly ReadonlyMap<string, Known>[]): string[] {
  return [...new Set(maps.flatMap((map) => [...map.keys()]))];
}
