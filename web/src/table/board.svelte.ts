import { boardFor } from '@ludoteca/games/boards';
import type { BoardComponent } from '@ludoteca/ui';
import { prefs } from '../app/prefs.svelte.ts';

/** The drawn board of a game, once it has been fetched, for those who want it drawn. */
export class DrawnBoard {
  /** Whether the game has a drawn board that shows these options. */
  readonly exists: boolean;
  private component = $state.raw<BoardComponent | null>(null);
  private failed = $state.raw(false);

  constructor(game: string, options: object = {}) {
    const load = boardFor(game, options);
    this.exists = load !== undefined;
    // A board that cannot be fetched is no reason not to play: the plain rendering is always there.
    void load?.().then(
      (module) => {
        this.component = module.default as BoardComponent;
      },
      () => {
        this.failed = true;
      },
    );
  }

  get Board(): BoardComponent | null {
    return prefs.rendering === 'board' ? this.component : null;
  }

  /** A board is being fetched: nothing should be offered in its place. */
  get isComing(): boolean {
    return prefs.rendering === 'board' && this.exists && !this.failed && this.component === null;
  }
}

const narrow = matchMedia('(max-width: 52rem)');
let phone = $state(narrow.matches);
narrow.addEventListener('change', ({ matches }) => {
  phone = matches;
});

/** Whether the screen is that of a phone: board first, sheets for the rest. */
export function isPhone(): boolean {
  return phone;
}
