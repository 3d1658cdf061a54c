import { describe, expect, test } from 'vitest';
import type { TableInfo } from '../src/protocol.ts';
import { Client } from './support/client.ts';
import { handOf, ToyTable, toyHouse } from './support/toy-table.ts';

const { server } = toyHouse();

describe('taking back', () => {
  test('an answer is taken back up to the barrier, with the reason when it is not possible', async () => {
    const table = await ToyTable.begin(server().address);
    expect(table.frame(0).undo).toBe('HOUSE-NOTHING');
    await table.say(0, 'mark 2');
    await table.until(0, (frame) => frame.undo === null);
    // A player who has not answered yet has nothing to take back, whatever others have played.
    await table.until(1, (frame) => frame.undo === 'HOUSE-NOTHING');
    expect((await table.undo(1)).problem).toMatchObject({ code: 'rule-forbids', rule: 'HOUSE-NOTHING' });
    expect((await table.undo(0)).kind).toBe('ack');
    await table.until(0, ({ view }) => view.decision === 3 && (view.open as { mark: number }).mark === -1);
    await table.until(1, ({ view }) => view.decision === 3);
  });

  test('a private answer is retracted without anybody noticing', async () => {
    const table = await ToyTable.begin(server().address);
    await table.say(0, 'mark 2');
    await table.until(0, ({ view }) => view.decision === 2);
    await table.say(0, 'go');
    for (const seat of [0, 1]) await table.until(seat, ({ view }) => view.decision === 3);
    const heard = table.player(1).texts.length;
    await table.bid(0);
    await table.undo(0);
    await table.bid(0);
    expect((await table.player(1).ask({ kind: 'ping' })).kind).toBe('ack');
    expect(table.player(1).texts.length).toBe(heard + 1);
    await table.bid(1);
    for (const seat of [0, 1]) await table.until(seat, ({ view }) => (view.open as { round: number }).round === 1);
    expect(table.player(0).gaps + table.player(1).gaps).toBe(0);
  });

  test('beyond the barrier all must agree, and chance goes on', async () => {
    const table = await ToyTable.begin(server().address);
    const before = table.hand(0);
    await table.say(0, 'mark 2');
    await table.until(0, ({ view }) => view.decision === 2);
    await table.say(0, 'go');
    for (const seat of [0, 1]) await table.until(seat, ({ view }) => view.decision === 3);
    await table.bid(0);
    await table.bid(1);
    for (const seat of [0, 1]) await table.until(seat, ({ view }) => (view.open as { round: number }).round === 1);
    const drawn = table.hand(0);
    expect((await table.undo(1)).problem?.rule).toBe('HOUSE-REVEALED');
    await table.player(1).post(`/api/tables/${table.id}/proposal`, { kind: 'takeback', seat: 1 });
    await table.player(0).post(`/api/tables/${table.id}/proposal/reply`, { agree: true });
    for (const seat of [0, 1]) await table.until(seat, ({ view }) => (view.open as { round: number }).round === 0);
    expect(table.hand(0)).toEqual(before);
    expect(table.frame(0).view.answer).not.toBeNull();
    await table.bid(1);
    for (const seat of [0, 1]) await table.until(seat, ({ view }) => (view.open as { round: number }).round === 1);
    expect(table.hand(0)).not.toEqual(drawn);
  });

  test('against bots alone one goes back to the last own decision; the game is then for practice', async () => {
    const anna = await Client.guest(server().address, 'Anna');
    const table = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'easy'], options: { rounds: 3 }, start: true });
    await anna.watch(table.id);
    const { id } = table;
    const frame = () => anna.frame(id, 0);
    const say = (move: string) => anna.ask({ kind: 'answer', table: id, seat: 0, decision: frame().view.decision, move });
    await say('mark 2');
    await anna.until(() => frame().view.decision === 2);
    await say('go');
    await anna.until(() => frame().view.decision === 3);
    const before = handOf(frame().view);
    await say(`bid ${before[0]}`);
    await anna.until(() => (frame().view.open as { round: number }).round === 1);
    expect(anna.tables.get(id)?.practice).toBe(false);
    expect((await anna.ask({ kind: 'undo', table: id, seat: 0 })).kind).toBe('ack');
    await anna.until(() => (frame().view.open as { round: number }).round === 0 && anna.tables.get(id)?.practice === true);
    expect(handOf(frame().view)).toEqual(before);
    const { moments } = await anna.get<{ moments: { n: number; undone?: number[] }[] }>(`/api/tables/${id}/history?audience=0`);
    const undone = moments.find((moment) => moment.undone !== undefined)?.undone ?? [];
    expect(undone.length).toBeGreaterThan(0);
    expect(anna.texts.some((text) => text.includes(`"undone":${JSON.stringify(undone)}`))).toBe(true);
    expect((await anna.ask({ kind: 'undo', table: id, seat: 0 })).kind).toBe('ack');
    await anna.until(() => frame().question?.list?.[0]?.kind === 'go');
  });

  test('a request says which moves go, as far as the reader may know of them, and can be withdrawn', async () => {
    const table = await ToyTable.begin(server().address);
    await table.say(0, 'mark 2');
    await table.until(0, ({ view }) => view.decision === 2);
    await table.say(0, 'go');
    for (const seat of [0, 1]) await table.until(seat, ({ view }) => view.decision === 3);
    await table.bid(1);
    const asked = await table.player(0).post(`/api/tables/${table.id}/proposal`, { kind: 'takeback', seat: 0 });
    // The other's bid would be taken back too, but only the other may know that it has been made.
    expect(asked.proposal).toMatchObject({ mine: true, asksYou: false, moves: [{ seat: 0, n: 2 }] });
    const other = await table.player(1).get<TableInfo>(`/api/tables/${table.id}`);
    expect(other.proposal).toMatchObject({ mine: false, asksYou: true, moves: [{ seat: 0, n: 2 }, { seat: 1 }] });
    expect((await table.player(0).post(`/api/tables/${table.id}/proposal/reply`, { agree: false })).proposal).toBeNull();
  });
});
