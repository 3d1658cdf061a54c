import { type Lang, langOf } from '@ludoteca/text';

/** A person's preferences, stored in this browser. */
export interface Prefs {
  lang: Lang;
  look: 'auto' | 'light' | 'dark';
  speed: Speed;
  /** The person has chosen the speed: a first game is not slowed down then. */
  speedChosen: boolean;
  rendering: 'board' | 'plain';
  sound: boolean;
  /** On touch the first press selects and explains, the second plays. */
  pressTwice: boolean;
  /** The name used at tables on this device. */
  name: string;
  /** Games whose guide was offered when they were about to be played for the first time. */
  offered: string[];
  /** Games that need no help any more: one was played to its end, or the help was turned off. */
  hinted: string[];
  /** How often each piece of first-game advice was given, by "game.key". */
  advised: Record<string, number>;
  muted: string[];
  /** How the last table of each game was set up. */
  tables: Record<string, { seats: string[]; options: Record<string, string | number | boolean>; names?: string[] }>;
}

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'ludoteca.prefs';

function defaults(): Prefs {
  const lang = navigator.languages.map(langOf).find((found) => found !== undefined) ?? 'en';
  return {
    ...{ lang, look: 'auto', speed: 'normal', speedChosen: false, rendering: 'board', sound: false, pressTwice: true },
    ...{ name: '', hinted: [], offered: [], advised: {}, muted: [], tables: {} },
  };
}

function load(): Prefs {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...defaults(), ...(typeof kept === 'object' ? kept : {}) };
  } catch {
    return defaults();
  }
}

export const prefs: Prefs = $state(load());

const dark = matchMedia('(prefers-color-scheme: dark)');
let systemDark = $state(dark.matches);
dark.addEventListener('change', ({ matches }) => {
  systemDark = matches;
});

/** The look that is on now. */
export function look(): 'light' | 'dark' {
  return prefs.look === 'auto' ? (systemDark ? 'dark' : 'light') : prefs.look;
}

/** Stores preferences and applies the colour scheme to the page on every change. */
export function applyPrefs(): () => void {
  return $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(prefs));
    });
    $effect(() => {
      document.documentElement.dataset.look = look();
    });
  });
}
