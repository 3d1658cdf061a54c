import { at } from '@ludoteca/kernel';

/** A line folded at its spaces, the rest set in a little further than its beginning. */
export function wrapped(line: string, width: number): string {
  if (plain(line).length <= width) return line;
  const indent = `${/^ */.exec(line)?.[0] ?? ''}    `;
  const words = line.trimStart().split(' ');
  const lines = [indent.slice(4)];
  for (const word of words) {
    const current = at(lines, lines.length - 1);
    const isEmpty = plain(current).trim() === '';
    const longer = isEmpty ? `${current}${word}` : `${current} ${word}`;
    if (isEmpty || plain(longer).length <= width) lines[lines.length - 1] = longer;
    else lines.push(`${indent}${word}`);
  }
  return lines.join('\n');
}

/** A text without the codes that colour it. */
export function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are made of control characters.
  return text.replace(/\u001b\[[\d;]*m/g, '');
}
