import { ToyTable } from './toy-table.ts';

/** A whole game of the toy by two people: in each round one marks and goes, then both bid. */
export async function finishedToy(address: string): Promise<ToyTable> {
  const table = await ToyTable.begin(address);
  await playOutToy(table);
  return table;
}

export async function playOutToy(table: ToyTable): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const seat = round % 2;
    await table.until(seat, ({ question }) => question !== null);
    await table.say(seat, 'mark 1');
    await table.until(seat, ({ view }) => view.agenda.at(-1)?.kind === 'go');
    await table.say(seat, 'go');
    for (const bidder of [0, 1]) {
      await table.until(bidder, ({ view }) => view.agenda.at(-1)?.kind === 'bid');
      await table.bid(bidder);
    }
    for (const one of [0, 1]) await table.until(one, ({ view }) => view.over || view.agenda.at(-1)?.kind === 'mark');
  }
}
