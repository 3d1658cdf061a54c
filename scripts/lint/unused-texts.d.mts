/** The keys that a source may ask for, as regular expressions. */
export function keysIn(source: string): Set<string>;
/** The keys of a catalogue that none of these keys matches. */
export function unused(catalogue: readonly string[], asked: ReadonlySet<string>): string[];
