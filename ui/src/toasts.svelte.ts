/** A short message that disappears by itself, and is read out. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'problem';
}

const STAYS_MS = 6_000;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  private next = 1;

  say(text: string, tone: Toast['tone'] = 'plain'): void {
    const toast: Toast = { id: this.next++, text, tone };
    this.list = [...this.list.filter((other) => other.text !== text), toast];
    setTimeout(() => this.dismiss(toast.id), STAYS_MS);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
