import { BadInput, readSaved, type SavedGame } from '@ludoteca/kernel';
import { parseSavedText } from './files.ts';

/**
 * The readable part of a saved game whose file breaks off: the moves before the break. Undefined when not even the set-up
 * is whole, or when the file does not break off at all.
 */
export function salvage(text: string): SavedGame | undefined {
  if (isJson(text)) return undefined;
  const start = text.indexOf('"entries":[');
  if (start < 0) return undefined;
  const from = start + '"entries":['.length;
  const end = endOfLastWhole(text, from);
  try {
    return readSaved(parseSavedText(`${text.slice(0, end)}]}`));
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

/** The end of the last whole object in a list of objects. */
function endOfLastWhole(text: string, from: number): number {
  let end = from;
  let depth = 0;
  let quoted = false;
  for (let i = from; i < text.length; i++) {
    const char = text[i];
    if (quoted) {
      if (char === '\\') i++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') {
      depth--;
      if (depth === 0) end = i + 1;
      if (depth < 0) break;
    }
  }
  return end;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
