import type { GameTypes, Seat } from '@ludoteca/kernel';
import type { GameText } from './game-text.ts';
import { LANGS, type Lang } from './lang.ts';
import { type Speaker, speaker } from './speaker.ts';

/** Verbs that are the same in the second person and in the third. */
const INVARIABLE = ['may', 'can', 'cannot'];

/** The part of a game's text that tells events. */
type Telling<T extends GameTypes> = Pick<GameText<T>, 'catalogues' | 'rules' | 'event' | 'toYou'>;

/**
 * What is wrong where events are told to those who play, one line each; empty when all is well. Every event that names its seat
 * has words in the second person, nobody meets their own name except where several players are listed (`lists`, by kind),
 * and a verb that follows the name changes with the person.
 */
export function checkTold<T extends GameTypes>(
  text: Telling<T>,
  events: readonly T['event'][],
  names: readonly string[],
  lists: readonly T['event']['kind'][] = [],
): string[] {
  const { it } = text.catalogues;
  const missing = Object.keys(it).filter(
    (key) => key.startsWith('event.') && it[key]?.includes('{seat}') && !Object.hasOwn(it, `${key}.you`),
  );
  const wrong = LANGS.flatMap((lang) => {
    const speak = speaker(text, lang, names);
    return events.flatMap((event) =>
      names.flatMap((name, seat) => complaint(text, speak, event, { name, seat }, lists.includes(event.kind))),
    );
  });
  return [...missing.map((key) => `${key}: no words in the second person`), ...new Set(wrong)];
}

function complaint<T extends GameTypes>(
  text: Telling<T>,
  { lang, say }: Speaker,
  event: T['event'],
  { name, seat }: { readonly name: string; readonly seat: Seat },
  isList: boolean,
): string[] {
  const message = text.event(event);
  const [others, own] = [say(message), say(text.toYou?.(event, seat) ?? message, seat)];
  if (!isList && own.includes(name)) return [`${event.kind}: ${name} is told "${own}"`];
  if (own === others || !others.startsWith(`${name} `)) return [];
  const verb = verbOf(lang, own);
  const isSame = verb === verbOf(lang, others.slice(name.length + 1)) && !INVARIABLE.includes(verb);
  return isSame ? [`${event.kind}: ${name} is told "${own}", others "${others}"`] : [];
}

/** The first word after a pronoun or a "not". */
function verbOf(lang: Lang, sentence: string): string {
  const [verb = ''] = sentence.replace(lang === 'it' ? /^non /i : /^you /i, '').split(' ', 1);
  return verb.toLowerCase();
}
