import { at, type Contender, type RuleId, range, ranked, type Seat, type Standing } from '@ludoteca/kernel';
import { EMPTY_ESTATE_PENALTY, TIE_BREAK } from '../data/course.ts';
import { count, emptyEstates } from './fief.ts';
import type { MedioevoRule } from './ledger.ts';
import { balance, lose } from './money.ts';
import { type Ctx, type MedioevoState, type Open, SOURCES } from './types.ts';

/** After the last event every estate without a tile costs ten coins, and the game is over. */
export function settle(ctx: Ctx): void {
  const { open, config } = ctx.state;
  ctx.tell?.({ kind: 'ended', rule: 'MED-END-01' });
  for (const seat of range(config.seats)) {
    const estates = emptyEstates(open, seat);
    if (estates.length === 0) continue;
    const owed = estates.length * EMPTY_ESTATE_PENALTY;
    const coins = lose(open, seat, owed, 'penalty');
    ctx.tell?.({ kind: 'penalty', seat, estates, coins, rule: 'MED-END-02' });
  }
  open.finished = true;
}

const LINE_RULE: Record<(typeof SOURCES)[number], MedioevoRule> = {
  income: 'MED-END-05',
  symbols: 'MED-END-05',
  tribute: 'MED-END-05',
  payments: 'MED-END-05',
  events: 'MED-END-05',
  penalty: 'MED-END-02',
};

/** Most coins wins; equal players are compared estate by estate from the Palace down. */
export function standing({ open, config }: Pick<MedioevoState, 'open' | 'config'>): Standing {
  const contenders = range(config.seats).map(
    (seat): Contender => ({
      seats: [seat],
      lines: SOURCES.map((source) => ({ label: source, points: balance(open, seat, source), rule: LINE_RULE[source] })),
      ties: TIE_BREAK.map((estate) => ({ rule: tieRule(open, seat), value: count(open, seat, estate) })),
    }),
  );
  return { final: open.finished, sides: ranked(contenders, open.finished) };
}

/** The rule of a comparison of equal players: two of them, more of them, or no difference at all. */
function tieRule(open: Open, seat: Seat): RuleId {
  const level = range(open.coins.length).filter((other) => at(open.coins, other) === at(open.coins, seat));
  const twin = level.some(
    (other) => other !== seat && TIE_BREAK.every((estate) => count(open, other, estate) === count(open, seat, estate)),
  );
  if (twin) return 'MED-TIE-03';
  return level.length > 2 ? 'MED-TIE-02' : 'MED-TIE-01';
}
