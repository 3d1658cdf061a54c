import { at } from '@ludoteca/kernel';

const BARS = '▁▂▃▄▅▆▇█';

/** Values from 0 to 1 as a line of small bars, no longer than this. */
export function sparkline(values: readonly number[], width: number): string {
  const count = Math.min(width, values.length);
  const bars = Array.from({ length: count }, (_, place) => {
    const index = count === 1 ? 0 : Math.round((place * (values.length - 1)) / (count - 1));
    const value = Math.min(1, Math.max(0, at(values, index)));
    return BARS.charAt(Math.min(BARS.length - 1, Math.floor(value * BARS.length)));
  });
  return bars.join('');
}

/** A share from 0 to 1 with its interval on a line of text: `····├──●──┤····`. */
export function intervalBar(low: number, mean: number, high: number, width: number): string {
  const place = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * (width - 1));
  const [from, middle, to] = [place(low), place(mean), place(high)];
  return Array.from({ length: width }, (_, x) => {
    if (x === middle) return '●';
    if (x === from) return '├';
    if (x === to) return '┤';
    return x > from && x < to ? '─' : '·';
  }).join('');
}
