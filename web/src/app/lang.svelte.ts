import type { Lang } from '@ludoteca/text';
import { prefs } from './prefs.svelte.ts';

/** Fetches some texts in a language. */
type Load = (lang: Lang) => Promise<void>;

let now = $state.raw<Lang>(prefs.lang);
const loads = new Set<Load>();

/** The language on screen: the one that was wished, as soon as everything that is shown can be said in it. */
export function lang(): Lang {
  return now;
}

/** Brings in texts that come by language. They are there when this resolves, and before another language comes on screen. */
export async function bringTexts(load: Load): Promise<void> {
  loads.add(load);
  for (let done: Lang | undefined; done !== now; ) {
    done = now;
    await load(done);
  }
}

async function change(wished: Lang): Promise<void> {
  // Texts may join in while others are on their way.
  for (const done = new Set<Load>(); done.size < loads.size; ) {
    const rest = [...loads].filter((load) => !done.has(load));
    await Promise.all(rest.map((load) => load(wished)));
    for (const load of rest) done.add(load);
  }
  if (prefs.lang === wished) now = wished;
}

/** Follows the wished language from now on; where its texts cannot be had, the old one stays and `failed` is told. */
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
