/** Removes entries with the words of an earlier one: to the reader, two equal tiles are one. Entries without words are kept. */
export function namedOnce<A extends { readonly words: string }>(said: readonly A[]): A[] {
  return said.filter(({ words }, place) => words === '' || said.findIndex((other) => other.words === words) === place);
}
