/** Of things that read the same only the first is kept: to whoever reads about them, two equal tiles are one. What has no words is kept. */
export function namedOnce<A extends { readonly words: string }>(said: readonly A[]): A[] {
  return said.filter(({ words }, place) => words === '' || said.findIndex((other) => other.words === words) === place);
}
