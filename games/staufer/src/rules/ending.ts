import { type Automatic, at, type Contender, type RuleId, range, ranked, type ScoreLine, type Seat, type Standing } from '@ludoteca/kernel';
import { BROWN, FIRST, LEFTOVER_POINTS, PURPLE } from '../data/chests.ts';
import { ENVOY, NOBLE, SOURCES, type Source } from '../data/course.ts';
import { DECKS, OFFICE_JOBS } from '../data/jobs.ts';
import { brownPoints, officeJobPoints, patternJobPoints, regionJobPoints } from './jobs.ts';
import type { StauferRule } from './ledger.ts';
import { tablesOf } from './lookup.ts';
import { addPoints, heldBy, pieceOf } from './table.ts';
import type { Ctx, Open, Position, Staufer } from './types.ts';

const JOB_SOURCES = ['regionJob', 'patternJob', 'officeJob'] as const;

/** Jobs are revealed and scored, then brown chests, then what is left of turquoise and purple. */
export const final: Automatic<Staufer, 'final'> = {
  run(ctx) {
    const { open, seats, config } = ctx.state;
    ctx.reveal();
    ctx.tell?.({ kind: 'finalScoring', rule: 'STA-END-01' });
    for (const { own } of seats) open.jobs.push(...own.jobs);
    for (let seat = 0; seat < config.seats; seat++) {
      ctx.tell?.({ kind: 'jobsRevealed', seat, jobs: at(seats, seat).own.jobs, rule: 'STA-END-01' });
      for (let deck = 0; deck < DECKS; deck++) scoreJob(ctx, seat, deck);
      scoreChests(ctx, seat);
    }
    open.finished = true;
    if (ctx.tell !== undefined) tellWinners(ctx);
  },
};

/** The present worth of a job to a player. */
export function jobPoints(state: Position, seat: Seat, deck: number, job: number): number {
  const tables = tablesOf(state.config);
  if (deck === 0) return regionJobPoints(state.open, tables, seat, job);
  return deck === 1 ? patternJobPoints(state.open, tables, seat, job) : officeJobPoints(state.open, tables, seat, job);
}

function scoreJob(ctx: Ctx, seat: Seat, deck: number): void {
  const { state } = ctx;
  const job = at(at(state.seats, seat).own.jobs, deck);
  const points = jobPoints(state, seat, deck, job);
  addPoints(state.open, seat, at(JOB_SOURCES, deck), points);
  ctx.tell?.({ kind: 'jobScored', seat, deck, job, points, rule: jobRule(deck, job) });
}

function jobRule(deck: number, job: number): StauferRule {
  if (deck === 0) return 'STA-JOB-01';
  if (deck === 1) return 'STA-JOB-02';
  const id = at(OFFICE_JOBS, job);
  if (id === 'JO_PAIRS') return 'STA-JOB-06';
  if (id === 'JO_SET') return 'STA-JOB-07';
  return id === 'JO_TOTAL' ? 'STA-JOB-05' : 'STA-JOB-04';
}

function scoreChests(ctx: Ctx, seat: Seat): void {
  const { open, config } = ctx.state;
  const brown = heldBy(open, seat, BROWN);
  const purple = heldBy(open, seat, PURPLE);
  let turquoise = 0;
  for (let kind = FIRST; kind < BROWN; kind++) turquoise += heldBy(open, seat, kind);
  const sets = brownPoints(tablesOf(config), brown);
  const left = (turquoise + purple) * LEFTOVER_POINTS;
  addPoints(open, seat, 'brown', sets);
  addPoints(open, seat, 'leftovers', left);
  if (brown > 0) ctx.tell?.({ kind: 'brownScored', seat, count: brown, points: sets, rule: 'STA-BR-01' });
  if (left > 0) ctx.tell?.({ kind: 'leftoversScored', seat, turquoise, purple, points: left, rule: 'STA-PU-04' });
}

function tellWinners(ctx: Ctx): void {
  const { sides } = standing(ctx.state);
  const winners = sides.filter(({ won }) => won);
  const points = at(winners, 0).score;
  const seats = winners.flatMap((side) => side.seats);
  const isDecidedByCourt = sides.some(({ won, score }) => !won && score === points);
  const tie: { readonly court?: number } = isDecidedByCourt ? { court: courtOf(ctx.state.open, at(seats, 0)) } : {};
  ctx.tell?.({ kind: 'won', seats, points, ...tie, rule: 'STA-FLOW-05' });
}

const LINE_RULES: Readonly<Record<Source, StauferRule>> = {
  regions: 'STA-PTS-01',
  bonuses: 'STA-BON-01',
  orange: 'STA-OR-02',
  vpPrivilege: 'STA-PRV-01',
  privileges: 'STA-PRV-21',
  regionJob: 'STA-JOB-01',
  patternJob: 'STA-JOB-02',
  officeJob: 'STA-END-03',
  brown: 'STA-BR-01',
  leftovers: 'STA-END-01',
};

function courtOf(open: Open, seat: Seat): number {
  return at(open.court, pieceOf(seat, ENVOY)) + at(open.court, pieceOf(seat, NOBLE));
}

/** Points by source; equal totals are decided by the pieces left in the court, and shared beyond that. */
export function standing({ open, config }: Position): Standing {
  const players = range(config.seats);
  const lines = players.map((seat) =>
    SOURCES.map((label, n): ScoreLine => ({ label, points: at(open.points, seat * SOURCES.length + n), rule: LINE_RULES[label] })),
  );
  const totals = lines.map((list) => list.reduce((total, { points }) => total + points, 0));
  const contenders = players.map((seat): Contender => {
    const value = courtOf(open, seat);
    const twin = players.some((other) => other !== seat && totals[other] === totals[seat] && courtOf(open, other) === value);
    const rule: RuleId = twin ? 'STA-TIE-02' : 'STA-TIE-01';
    return { seats: [seat], lines: at(lines, seat), ties: [{ rule, value }] };
  });
  return { final: open.finished, sides: ranked(contenders, open.finished) };
}
