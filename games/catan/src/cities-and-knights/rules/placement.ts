import { add, type Decision, type MoveFor, row } from '@ludoteca/kernel';
import { CITY, CITY_MOVES } from '../../rules/building/city.ts';
import { openHarbours } from '../../rules/building/settlement.ts';
import { forbiddenStart, isStart, SECOND_ROUND } from '../../rules/placement.ts';
import { giveStartingCards } from '../../rules/setup.ts';
import type { Catan } from '../../rules/types.ts';

/** The second building is a city (CK-SETUP-02). */
export const placeCity: Decision<Catan, 'placeCity', 'city' | 'settlement'> = {
  rule: 'CK-SETUP-02',
  answers: ['city', 'settlement'],
  asks: (_, step) => step.open.seat,
  question({ open }) {
    const list: MoveFor<Catan, 'city'>[] = [];
    for (let vertex = 0; vertex < open.owners.length; vertex++) if (isStart(open, vertex)) list.push(row(CITY_MOVES, vertex));
    return { list };
  },
  violation({ open }, _step, _seat, move) {
    if (move.kind === 'city' && isStart(open, move.vertex)) return undefined;
    return (move.kind === 'city' ? forbiddenStart(open, move.vertex) : undefined) ?? 'CK-SETUP-02';
  },
  play(ctx, _step, seat, { vertex }) {
    const { open } = ctx.state;
    open.owners[vertex] = seat;
    open.levels[vertex] = CITY;
    add(open.citiesLeft, seat, -1);
    openHarbours(open, seat, vertex);
    ctx.tell?.({ kind: 'cityPlaced', seat, vertex, rule: 'CK-SETUP-02' });
    giveStartingCards(ctx, seat, vertex, 'CK-SETUP-03');
    ctx.push({ kind: 'placeRoad', open: { seat, round: SECOND_ROUND, vertex } });
  },
};
