import { calibrationError, type FittedTable, fitWinCurves, type Score } from '@ludoteca/bots';
import type { Desk } from '../desk.ts';
import { writeText } from '../files.ts';
import { progress } from '../progress.ts';
import { columns } from '../show.ts';
import { type ExperimentOptions, quickBudget } from './experiment.ts';
import { experimentSeed } from './simulate.ts';

/** Options of `ludoteca fit` about prospects. */
export interface ProspectsOptions {
  readonly prospects?: true;
  readonly write?: string;
}

/** `ludoteca fit GAME --prospects`: fits the curves that turn potentials into chances of winning. */
export async function fitCurves(
  desk: Desk,
  id: string,
  options: ExperimentOptions & ProspectsOptions & { readonly games: number },
): Promise<void> {
  const { games, level, write } = options;
  const room = await desk.room(id);
  const seed = experimentSeed(options.seed);
  const bar = progress(desk, games * (room.evaluation.winning?.tables.length ?? 1), desk.nameOf(room));
  let tables: FittedTable[];
  try {
    tables = fitWinCurves({ room, level, games, budget: quickBudget(options, 60), seed, onGame: bar.update });
  } finally {
    bar.stop();
  }
  const curves = Object.fromEntries(tables.map(({ table, curve }) => [table, curve]));
  if (write !== undefined) writeText(write, `${JSON.stringify(curves, null, 2)}\n`);
  if (options.json) desk.printJson({ tables, seed });
  else desk.print(inWords(desk, tables, seed));
}

function inWords(desk: Desk, tables: readonly FittedTable[], seed: string): string {
  const head = (['cli.fit.table', 'cli.fit.logLoss', 'cli.fit.brier', 'cli.fit.off'] as const).map((key) => desk.paint.dim(desk.say(key)));
  const both = ({ unfitted, fitted }: FittedTable, figure: (score: Score) => number): string =>
    `${figure(unfitted).toFixed(3)} → ${figure(fitted).toFixed(3)}`;
  const rows = tables.map((one) => [
    one.table,
    both(one, ({ logLoss }) => logLoss),
    both(one, ({ brier }) => brier),
    both(one, calibrationError),
  ]);
  return [desk.say('cli.fit.held'), columns([head, ...rows], desk.width), desk.paint.dim(desk.say('cli.simulate.seed', { seed }))].join(
    '\n',
  );
}
