const MOST_CHARACTERS = 16 * 1_024 * 1_024;

/** LRU cache of the texts of finished games, which never change. */
export class FinishedTexts {
  private readonly texts = new Map<string, string>();
  private readonly most: number;
  private size = 0;

  constructor(most = MOST_CHARACTERS) {
    this.most = most;
  }

  /** The text of a key; made by `make` when it is not known. */
  async get(key: string, make: () => Promise<object>): Promise<string> {
    const known = this.texts.get(key);
    const text = known ?? JSON.stringify(await make());
    this.forget(key);
    if (text.length > this.most) return text;
    this.texts.set(key, text);
    this.size += text.length;
    for (const oldest of this.texts.keys()) {
      if (this.size <= this.most) break;
      this.forget(oldest);
    }
    return text;
  }

  private forget(key: string): void {
    this.size -= this.texts.get(key)?.length ?? 0;
    this.texts.delete(key);
  }
}
