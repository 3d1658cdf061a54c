import { gameIds } from '@ludoteca/games/lazy';
import type { Measure } from './measure.ts';
import { boardChange } from './web/board-change.ts';
import { inputToPaint } from './web/input-to-paint.ts';
import { tableScript } from './web/table-script.ts';

/** The page in a real browser, served by a real server. */
export const webMeasures: readonly Measure[] = [
  { name: 'web/table-script-gzip-kb', unit: 'kB', run: () => tableScript() },
  ...gameIds.map((game) => ({ name: `web/${game}-script-gzip-kb`, unit: 'kB', run: () => tableScript([game]) })),
  ...gameIds.map((game) => ({ name: `${game}/board-ms-per-change`, unit: 'ms', run: () => boardChange(game, 4) })),
  { name: 'web/input-to-paint-ms', unit: 'ms', run: inputToPaint },
];
