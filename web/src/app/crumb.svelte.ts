/** What the top bar says of the page below it: which game, how many seats. */
class Crumb {
  words = $state.raw('');

  /** Shows words for as long as a page wants; returns how to take them away. */
  show(words: string): () => void {
    this.words = words;
    return () => {
      this.words = '';
    };
  }
}

export const crumb = new Crumb();
