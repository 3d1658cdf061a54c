import { at, type Chance, deal, type Imagined, range, type View } from '@ludoteca/kernel';
import { DECK_SIZE, DECKS } from '../data/jobs.ts';
import { tablesOf } from './lookup.ts';
import { forecastOf } from './majority.ts';
import { spread } from './setup.ts';
import { kindOfLying } from './table.ts';
import type { Open, Shown, Staufer, StauferState, Step } from './types.ts';

export function shown({ open, hidden, config }: StauferState): Shown {
  return { pile: hidden.pile.length, forecast: forecastOf(open, tablesOf(config)) };
}

/** How many chests of each kind lie somewhere in the open, those included that a player is just taking. */
export function visibleChests(open: Open, agenda: readonly { readonly kind: string }[]): number[] {
  const counts = open.discards.slice();
  const note = (kind: number, by: number): void => {
    counts[kind] = at(counts, kind) + by;
  };
  for (const code of open.lying) note(kindOfLying(code), 1);
  for (const kind of open.revealed) note(kind, 1);
  for (const step of agenda as readonly Step[]) {
    if (step.kind === 'acquire' || step.kind === 'chooseChest') for (const kind of step.open.chests) note(kind, 1);
  }
  const kept = open.held.length / open.privileges.length;
  for (const [place, count] of open.held.entries()) note(counts.length - kept + (place % kept), count);
  return counts;
}

/** The chests of the pile are known, their order is not; others' jobs are any cards that the viewer does not hold. */
export function imagine(view: View<Staufer>, chance: Chance): Imagined<Staufer> {
  const { open, viewer, mine, config } = view;
  const seen = visibleChests(open, view.agenda);
  const pile = spread(tablesOf(config).chests.map((count, kind) => count - at(seen, kind)));
  chance.shuffle(pile);
  const players = range(config.seats);
  const jobs = players.map(() => [] as number[]);
  const left: number[][] = [];
  for (let deck = 0; deck < DECKS; deck++) {
    const known = players.map((seat) => knownJob(open, mine?.own.jobs, viewer, seat, deck));
    const unknown = range(DECK_SIZE).filter((job) => !known.includes(job));
    const hands = deal(unknown, [...known.map((job) => (job === undefined ? 1 : 0)), DECK_SIZE - config.seats], chance);
    for (const seat of players) at(jobs, seat).push(known[seat] ?? at(at(hands, seat), 0));
    left.push(at(hands, config.seats));
  }
  return { seats: jobs.map((cards) => ({ own: { jobs: cards }, knows: {} })), hidden: { pile, jobs: left } };
}

function knownJob(open: Open, own: readonly number[] | undefined, viewer: number, seat: number, deck: number): number | undefined {
  if (open.jobs.length > 0) return at(open.jobs, seat * DECKS + deck);
  return seat === viewer && own !== undefined ? at(own, deck) : undefined;
}
