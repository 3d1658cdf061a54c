import { at, type Context, clone, type Seat, streamFrom, type View } from '@ludoteca/kernel';
import { tablesOf } from '../rules/lookup.ts';
import { forecastOf, rankingOf } from '../rules/majority.ts';
import { scoreRegion } from '../rules/scoring.ts';
import { type Event, NONE, type Open, type Staufer, type Step } from '../rules/types.ts';

/** The result of a region if it were scored now: ranks, points by source, envoys of the bonus. All by seat. */
export interface Projected {
  readonly region: number;
  /** Best first; only those who are present. */
  readonly seats: readonly Seat[];
  readonly totals: readonly number[];
  readonly tile: readonly number[];
  readonly privilege: readonly number[];
  readonly bonus: readonly number[];
  readonly envoys: readonly number[];
}

type TheView = Pick<View<Staufer>, 'config' | 'game' | 'rules' | 'shape'>;

/** Lets the rules score a region on a copy of the table and collects the events. */
export function projected(view: TheView, open: Open, region: number): Projected {
  const players = view.config.seats;
  const none = (): number[] => Array.from({ length: players }, () => 0);
  const found = { tile: none(), privilege: none(), bonus: none(), envoys: none() };
  const hear = (event: Event): void => {
    if (event.kind !== 'points') return;
    const list = event.why === 'tile' ? found.tile : event.why === 'bonus' ? found.bonus : found.privilege;
    list[event.seat] = at(list, event.seat) + event.points;
  };
  const note = (step: Step): void => {
    if (step.kind === 'gain') found.envoys[step.open.seat] = at(found.envoys, step.open.seat) + step.open.envoys;
  };
  scoreRegion.run(listening(view, open, hear, note), { kind: 'scoreRegion', open: { region } });
  const { seats, totals } = rankingOf(open, tablesOf(view.config), region);
  return { region, seats, totals, ...found };
}

/** A table of which only the open part is known: no chest is drawn for a bonus. */
function listening(view: TheView, open: Open, tell: (event: Event) => void, note: (step: Step) => void): Context<Staufer> {
  const { config, game, rules, shape } = view;
  const chance = streamFrom('projection');
  const table = { ...clone(open), discards: open.discards.map(() => 0) };
  const hidden = { pile: [], jobs: [] };
  return {
    state: { game, rules, shape, config, open: table, seats: [], hidden, agenda: [], decision: 0, answers: [], chance: chance.state },
    chance,
    tell,
    push: (...steps) => steps.forEach(note),
    again: note,
    reveal: () => undefined,
    draw: (pile) => at(pile, pile.length - 1),
  };
}

/** The regions that this round scores: its A tile, and the one that the B tile has chosen or would choose now. */
export function scoredRegions(view: Pick<TheView, 'config'>, open: Open): { readonly a: number; readonly b: number } {
  const b = open.marker !== NONE ? open.marker : forecastOf(open, tablesOf(view.config));
  return { a: at(open.rowsA, open.round - 1), b };
}

/** Points by seat if the round ended now. */
export function roundPoints(view: TheView, open: Open): readonly number[] {
  const { a, b } = scoredRegions(view, open);
  const parts = (a === b ? [a] : [a, b]).map((region) => projected(view, open, region));
  return open.privileges.map((_, seat) =>
    parts.reduce((sum, { tile, privilege, bonus }) => sum + at(tile, seat) + at(privilege, seat) + at(bonus, seat), 0),
  );
}
