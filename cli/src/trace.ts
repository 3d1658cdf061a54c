import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * The place of a fault in the sources instead of the compiled files. Node could do this by itself, but then it
 * reads all maps at every start.
 */
export function inSources(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replace(/(file:\/\/[^\s()]+\.mjs):(\d+):(\d+)/g, (place, address: string, line: string, column: string) => {
    if (!maps.has(address)) maps.set(address, mapOf(address));
    const found = maps.get(address)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (found === undefined || !('originalSource' in found)) return place;
    const { originalSource, originalLine, originalColumn } = found;
    return `${originalSource}:${originalLine + 1}:${originalColumn + 1}`;
  });
}

function mapOf(address: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${address}.map`), 'utf8')));
  } catch {
    return undefined;
  }
}
