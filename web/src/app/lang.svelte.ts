import type { Lang } from '@ludoteca/text';
import { prefs } from './prefs.svelte.ts';

/** Fetches some texts in a language. */
type Load = (lang: Lang) => Promise<void>;

let now = $state.raw<Lang>(prefs.lang);
const loads = new Set<Load>();

/** The language on screen: the chosen one, once all texts on screen have been loaded in it. */
export function lang(): Lang {
  return now;
}

/** Registers a loader of texts by language. They are loaded when this resolves, and before a later change of language. */
export async function bringTexts(load: Load): Promise<void> {
  loads.add(load);
  for (let done: Lang | undefined; done !== now; ) {
    done = now;
    await load(done);
  }
}

async function change(wished: Lang): Promise<void> {
  // Further loaders may be registered while others are loading.
  for (const done = new Set<Load>(); done.size < loads.size; ) {
    const rest = [...loads].filter((load) => !done.has(load));
    await Promise.all(rest.map((load) => load(wished)));
    for (const load of rest) done.add(load);
  }
  if (prefs.lang === wished) now = wished;
}

/** Follows the chosen language; if its texts cannot be loaded, the old one stays and `failed` is called. */
export function followLanguage(failed: () => void): void {
  $effect.root(() => {
    $effect(() => {
      const wished = prefs.lang;
      if (wished !== now)
        change(wished).catch(() => {
          prefs.lang = now;
          failed();
        });
    });
    $effect(() => {
      document.documentElement.lang = now;
    });
  });
}
