import { num, type Seat } from '@ludoteca/kernel';
import type { Action } from '../../../rules/action.ts';
import type { CatanRule } from '../../../rules/ledger.ts';
import { type Ctx, NOBODY, type Open } from '../../../rules/types.ts';
import { type Realm, realmOf } from '../realm.ts';
import { measureAround } from '../routes.ts';
import { hasKnight, IDLE, isFreeSpot, isOwnKnight, liftKnight, standKnight } from './board.ts';
import { reachedFrom, reaches } from './paths.ts';
import { sendAway } from './retreat.ts';

/** Why the knight there may not act: it must be active, and neither called up nor used this turn. */
export function actionViolation(realm: Realm, seat: Seat, vertex: number): CatanRule | undefined {
  if (!isOwnKnight(realm, seat, vertex)) return 'CK-ACT-01';
  const idle = (num(realm.knightUsed, vertex) & IDLE) !== 0;
  if (num(realm.knightActive, vertex) === 0) return 'CK-ACT-11';
  return idle ? 'CK-KN-05' : undefined;
}

/** Whether a knight of the seat may end its march there: a free spot, or a weaker knight of somebody else (CK-ACT-05). */
function isGoal(open: Open, seat: Seat, level: number, to: number): boolean {
  if (isFreeSpot(open, to)) return true;
  const realm = realmOf(open);
  const owner = num(realm.knightOwners, to);
  return owner !== NOBODY && owner !== seat && num(realm.knightLevels, to) < level;
}

/** The obstacle on the destination that keeps the knight away. */
function goalViolation(open: Open, seat: Seat, level: number, to: number): CatanRule | undefined {
  if (isGoal(open, seat, level, to)) return undefined;
  const owner = num(realmOf(open).knightOwners, to);
  if (owner === seat) return 'CK-ACT-08';
  return owner === NOBODY ? 'CK-KN-03' : 'CK-ACT-05';
}

/** A march over own roads, to a free place or onto a weaker knight, which has to go. */
export const march: Action<'march'> = {
  list(state, seat, into) {
    const { open } = state;
    const realm = realmOf(open);
    if (!hasKnight(realm, seat)) return;
    for (let from = 0; from < realm.knightOwners.length; from++) {
      if (realm.knightOwners[from] !== seat || realm.knightActive[from] !== 1 || actionViolation(realm, seat, from) !== undefined) continue;
      const level = num(realm.knightLevels, from);
      for (const to of reachedFrom(open, seat, from)) if (isGoal(open, seat, level, to)) into.push({ kind: 'march', from, to });
    }
  },
  violation({ open }, seat, { from, to }) {
    const realm = realmOf(open);
    const refused = actionViolation(realm, seat, from);
    if (refused !== undefined) return refused;
    if (from === to) return 'CK-ACT-12';
    return goalViolation(open, seat, num(realm.knightLevels, from), to) ?? (reaches(open, seat, from, to) ? undefined : 'CK-ACT-03');
  },
  play(ctx, seat, { from, to }) {
    const realm = realmOf(ctx.state.open);
    const victim = num(realm.knightOwners, to);
    const [level, used] = [num(realm.knightLevels, from), num(realm.knightUsed, from)];
    const beaten = { level: num(realm.knightLevels, to), active: num(realm.knightActive, to) };
    liftKnight(realm, from);
    standKnight(realm, seat, to, level, 0, used | IDLE);
    const rule = victim === NOBODY ? 'CK-ACT-03' : 'CK-ACT-05';
    ctx.tell?.({ kind: 'knightMoved', seat, from, to, rule });
    if (victim === NOBODY) measureAround(ctx, seat, from, to);
    else displace(ctx, seat, victim, to, beaten);
  },
};

function displace(ctx: Ctx, by: Seat, seat: Seat, vertex: number, { level, active }: { level: number; active: number }): void {
  ctx.tell?.({ kind: 'knightDisplaced', seat, by, vertex, level, rule: 'CK-ACT-05' });
  sendAway(ctx, { seat, by, from: vertex, level, active, card: false });
}
