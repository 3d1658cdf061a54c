import { at, range, type Seat, type View } from '@ludoteca/kernel';
import type { Message, Outline, Section } from '@ludoteca/text';
import { FIRST } from '../data/chests.ts';
import { CONDITIONS, ENVOY, NOBLE, ROUNDS } from '../data/course.ts';
import { DECKS } from '../data/jobs.ts';
import { VP_CARD } from '../data/privileges.ts';
import { jobPoints } from '../rules/ending.ts';
import { tablesOf } from '../rules/lookup.ts';
import { chestsIn, forecastOf, isForecastTied, piecesIn } from '../rules/majority.ts';
import { chestsAt, heldBy, onRing, owns, pieceOf, placeOfSpace, totalOf } from '../rules/table.ts';
import type { Staufer } from '../rules/types.ts';
import { regionSection } from './region-outline.ts';
import {
  conditionName,
  countedChests,
  jobText,
  listed,
  number,
  piecesText,
  player,
  privilegeName,
  privilegeText,
  regionName,
  say,
} from './words.ts';

type TheView = View<Staufer>;

/** The table in words: course, round tiles, supply board, each region round the ring, players, privileges, jobs. */
export function outline(view: TheView): Outline {
  const { open } = view;
  const ring = range(open.ring.length).map((step) => onRing(open, open.king, step));
  const parts = [
    course(view),
    rounds(view),
    supplyBoard(view),
    ...ring.map((region) => regionSection(view, region)),
    players(view),
    privileges(view),
  ];
  if (open.revealed.length > 0) parts.push({ title: say('outline.revealed'), lines: [countedChests(open.revealed)] });
  return [...parts, ...jobs(view)];
}

function course(view: TheView): Section {
  const { open, shown, config } = view;
  const lines = [
    say('outline.king', { region: regionName(open.king), ring: range(5).map((n) => regionName(onRing(open, open.king, n + 1))) }),
  ];
  if (!open.finished) {
    lines.push(...ahead(view));
    lines.push(say('outline.next', { seats: listed(open.order.map(player)) }));
    lines.push(say('outline.tracks', { supply: listed(open.supplyTrack.map(player)), deployment: listed(open.deployTrack.map(player)) }));
    lines.push(say('outline.envoySpace', { left: Math.max(0, tablesOf(config).envoySpaces - open.deployTrack.length) }));
  }
  const discards = open.discards.flatMap((count, kind) => range(count).map(() => kind));
  lines.push(say('outline.pile', { pile: shown.pile, discards: countedChests(discards) }));
  return { title: say('outline.course', { round: open.round }), lines };
}

/** The regions that would be scored now, and where the king goes then. */
function ahead({ open, config }: TheView): Message[] {
  const region = at(open.rowsA, open.round - 1);
  const tables = tablesOf(config);
  const condition = at(open.rowsB, open.round - 1);
  const forecast = forecastOf(open, tables);
  const steps = open.round < ROUNDS ? at(open.rowsC, open.round - 1) : 0;
  return [
    say('outline.scores', {
      region: regionName(region),
      condition: conditionName(condition),
      forecast: regionName(forecast),
      same: forecast === region ? 'yes' : 'no',
      kind: at(CONDITIONS, condition),
      count: at(CONDITIONS, condition) === 'fewest' ? chestsIn(open, forecast) : piecesIn(open, tables, forecast),
      tied: isForecastTied(open, tables) ? 'yes' : 'no',
    }),
    say('outline.after', { steps, region: regionName(onRing(open, open.king, steps)) }),
  ];
}

function rounds({ open }: TheView): Section {
  const head = [say('outline.round'), say('outline.scoresA'), say('outline.scoresB'), say('outline.steps')];
  const rows = range(ROUNDS)
    .slice(open.round - 1)
    .map((row) => {
      const steps = open.rowsC[row];
      const last = steps === undefined ? say('nothing') : number(steps);
      return [number(row + 1), regionName(at(open.rowsA, row)), conditionName(at(open.rowsB, row)), last];
    });
  return { title: say('outline.rounds'), tables: [{ head, rows }] };
}

function supplyBoard({ open, config }: TheView): Section {
  const rows = tablesOf(config).spaces.map(([envoys = 0, nobles = 0], space) => [
    say('space', { number: space + 1, pieces: piecesText(envoys, nobles) }),
    countedChests(chestsAt(open, placeOfSpace(space))),
  ]);
  return { title: say('outline.supplyBoard'), tables: [{ head: [say('outline.space'), say('outline.chests')], rows }] };
}

function heldText({ open }: TheView, seat: Seat): Message {
  return countedChests(range(7).flatMap((n) => range(heldBy(open, seat, n + FIRST)).map(() => n + FIRST)));
}

function players(view: TheView): Section {
  const { open, config } = view;
  const head = [
    say('outline.player'),
    say('outline.points'),
    say('outline.court'),
    say('outline.province'),
    say('outline.held'),
    say('outline.privileges'),
  ];
  const stock = (list: readonly number[], seat: Seat): Message =>
    piecesText(at(list, pieceOf(seat, ENVOY)), at(list, pieceOf(seat, NOBLE)));
  const rows = range(config.seats).map((seat) => [
    player(seat),
    number(totalOf(open, seat)),
    stock(open.court, seat),
    stock(open.province, seat),
    heldText(view, seat),
    listed(
      open.types.filter((type) => owns(open, seat, type)).map((type) => say('outline.privilege', { type, name: privilegeName(type) })),
    ),
  ]);
  return { title: say('outline.players'), tables: [{ head, rows }] };
}

function privileges({ open, config }: TheView): Section {
  const rows = open.types.map((type) => {
    const count = at(open.copies, type);
    const top = open.vpPile[0];
    const left = type === VP_CARD && top !== undefined ? say('outline.vpTop', { count, top }) : number(count);
    return [say('outline.privilege', { type, name: privilegeName(type) }), left, privilegeText(type, config.seats)];
  });
  return {
    title: say('outline.privilegePiles'),
    tables: [{ head: [say('outline.privileges'), say('outline.copies'), say('outline.effect')], rows }],
  };
}

/** The viewer's own jobs with their present worth; at the end everybody's. */
function jobs(view: TheView): Section[] {
  const { open, mine, viewer, config } = view;
  const tables = tablesOf(config);
  const lines = (seat: Seat, cards: readonly number[]): Message[] =>
    cards.map((job, deck) =>
      say('outline.jobNow', {
        job: jobText(deck, job, tables, config.seats),
        points: jobPoints(view, seat, deck, job),
        over: open.finished ? 'yes' : 'no',
      }),
    );
  if (open.jobs.length > 0) {
    return range(config.seats).map((seat) => ({
      title: say('outline.jobsOf', { seat: { seat } }),
      lines: lines(seat, open.jobs.slice(seat * DECKS, (seat + 1) * DECKS)),
    }));
  }
  return mine === null ? [] : [{ title: say('outline.yourJobs'), lines: lines(viewer, mine.own.jobs) }];
}
