import { at } from '@ludoteca/kernel';

const COLOURS = ['#0e7490', '#a21caf', '#15803d', '#b45309', '#1d4ed8', '#b91c1c'];
const WIDTH = 720;
const LEFT = 150;
const TOP = 48;

/** One line of a graph. */
export interface Series {
  readonly name: string;
  /** From 0 to 1. */
  readonly values: readonly number[];
}

/** Lines over the course of a game; `marks` are places worth pointing at. */
export function linesSvg(
  title: string,
  series: readonly Series[],
  marks: readonly { readonly at: number; readonly label: string }[],
): string {
  const height = 300;
  const length = Math.max(2, ...series.map(({ values }) => values.length));
  const x = (index: number): number => round(60 + (index * (WIDTH - 80)) / (length - 1));
  const y = (value: number): number => round(TOP + (1 - value) * (height - 20));
  const lines = series.map(({ values }, place) => {
    const points = values.map((value, index) => `${x(index)},${y(value)}`).join(' ');
    return `<polyline fill="none" stroke="${colour(place)}" stroke-width="2" points="${points}"/>`;
  });
  const names = series.map(
    ({ name }, place) => `<text x="${60 + place * 160}" y="${TOP + height + 14}" fill="${colour(place)}">${escaped(name)}</text>`,
  );
  const pointers = marks.map(
    ({ at: index, label }) =>
      `<line x1="${x(index)}" x2="${x(index)}" y1="${TOP}" y2="${TOP + height - 20}" stroke="#999" stroke-dasharray="3 3"/><text x="${x(index) + 3}" y="${TOP + 11}" font-size="11">${escaped(label)}</text>`,
  );
  const grid = [0, 0.5, 1].map(
    (share) =>
      `<line x1="60" x2="${WIDTH - 20}" y1="${y(share)}" y2="${y(share)}" stroke="#ddd"/><text x="20" y="${y(share) + 4}">${share * 100}%</text>`,
  );
  return page(title, TOP + height + 30, [...grid, ...pointers, ...lines, ...names]);
}

/** A share from 0 to 1 with its interval. */
export interface Bar {
  readonly name: string;
  readonly low: number;
  readonly mean: number;
  readonly high: number;
}

/** Shares with their intervals, one line each. */
export function intervalsSvg(title: string, bars: readonly Bar[]): string {
  const x = (share: number): number => round(LEFT + Math.min(1, Math.max(0, share)) * (WIDTH - LEFT - 70));
  const bottom = TOP + bars.length * 36;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${x(share)}" x2="${x(share)}" y1="${TOP - 8}" y2="${bottom}" stroke="#ddd"/><text x="${x(share)}" y="${bottom + 16}" text-anchor="middle">${share * 100}%</text>`,
  );
  const rows = bars.map(({ name, low, mean, high }, place) => {
    const y = TOP + place * 36 + 14;
    return [
      `<text x="12" y="${y + 5}" fill="${colour(place)}">${escaped(name.slice(0, 18))}</text>`,
      `<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="${colour(place)}" stroke-width="3"/>`,
      `<circle cx="${x(mean)}" cy="${y}" r="6" fill="${colour(place)}"/>`,
      `<text x="${WIDTH - 60}" y="${y + 5}">${(mean * 100).toFixed(1)}%</text>`,
    ].join('');
  });
  return page(title, bottom + 28, [...grid, ...rows]);
}

function page(title: string, height: number, parts: readonly string[]): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13" role="img">`;
  const sheet = `<title>${escaped(title)}</title><rect width="100%" height="100%" fill="#fff"/><text x="12" y="24" font-size="16">${escaped(title)}</text>`;
  return `${head}\n${[sheet, ...parts].join('\n')}\n</svg>\n`;
}

function colour(place: number): string {
  return at(COLOURS, place % COLOURS.length);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
