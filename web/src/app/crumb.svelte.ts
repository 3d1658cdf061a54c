/** What the top bar says about the page below it: which game, and how it is played. */
class Crumb {
  words = $state.raw('');

  /** Shows words; returns the function that removes them. */
  show(words: string): () => void {
    this.words = words;
    return () => {
      this.words = '';
    };
  }
}

export const crumb = new Crumb();
