/** Runs tasks one after another, in the order of arrival. A failing task does not stop the next. */
export class Queue {
  private tail: Promise<unknown> = Promise.resolve();
  private count = 0;

  /** Number of unfinished tasks. */
  get length(): number {
    return this.count;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.count += 1;
    const result = this.tail.then(work);
    this.tail = result.then(
      () => this.ended(),
      () => this.ended(),
    );
    return result;
  }

  private ended(): void {
    this.count -= 1;
  }
}
