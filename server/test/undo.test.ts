import { describe, expect, test } from 'vitest';
import { ToyTable, toyHouse } from './support/toy-table.ts';

const { server } = toyHouse();

describe('taking back', () => {
  test('an answer is taken back up to the barrier, with the reason when it is not possible', async () => {
    const table = await ToyTable.begin(server().address);
    expect(table.frame(0).undo).toBe('HOUSE-NOTHING');
    await table.say(0, 'mark 2');
    await table.until(0, (frame) => frame.undo === null);
    await table.until(1, (frame) => frame.undo === 'HOUSE-OTHERS');
    expect((await table.undo(1)).problem).toMatchObject({ code: 'rule-forbids', rule: 'HOUSE-OTHERS' });
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
});
