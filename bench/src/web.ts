import { gameIds } from '@ludoteca/games/lazy';
import type { Measure } from './measure.ts';
import { inputToPaint } from './web/input-to-paint.ts';
import { tableScript } from './web/table-script.ts';

/** The page in a real browser, served by a real server. */
export const webMeasures: readonly Measure[] = [
  { name: 'web/table-script-gzip-kb', unit: 'kB', run: () => tableScript() },
  ...gameIds.map((game) => ({ name: `web/${game}-script-gzip-kb`, unit: 'kB', run: () => tableScript([game]) })),
  { name: 'web/input-to-paint-ms', unit: 'ms', run: inputToPaint },
];
