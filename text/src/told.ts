import { type GameTypes, hears, type Seat, type Told } from '@ludoteca/kernel';
import type { GameText } from './game-text.ts';
import { LANGS, type Lang } from './lang.ts';
import type { Catalogue } from './message.ts';
import { besideBoard, type Speaker, speaker } from './speaker.ts';

/** Verbs that are the same in the second person and in the third. */
const INVARIABLE = ['may', 'can', 'cannot', 'would'];

/** The part of a game's text that tells events. */
type Telling<T extends GameTypes> = Pick<GameText<T>, 'catalogues' | 'drawn' | 'rules' | 'event' | 'toYou'>;

/**
 * What is wrong where events are told to those who play, one line each; empty when all is well. Every event that names its seat
 * has words in the second person, also beside a drawn board; nobody meets their own name except where several players are listed
 * (`lists`, by kind), and a verb that follows the name changes with the person. Only who hears an event is told it.
 */
export function checkTold<T extends GameTypes>(
  text: Telling<T>,
  told: readonly Told<T['event']>[],
  names: readonly string[],
  lists: readonly T['event']['kind'][] = [],
): string[] {
  const missing = [text.catalogues, text.drawn].flatMap((words) => (words === undefined ? [] : withoutYou(words.it)));
  // Long games tell the same again and again.
  const once = [...new Map(told.map((one) => [JSON.stringify(one), one])).values()];
  const spoken = text.drawn === undefined ? [text] : [text, besideBoard(text)];
  const wrong = spoken.flatMap((words) =>
    LANGS.flatMap((lang) => {
      const speak = speaker(words, lang, names);
      return once.flatMap((one) =>
        names.flatMap((name, seat) =>
          hears(one, seat) ? complaint(text, speak, one.event, { name, seat }, lists.includes(one.event.kind)) : [],
        ),
      );
    }),
  );
  return [...missing.map((key) => `${key}: no words in the second person`), ...new Set(wrong)];
}

function withoutYou(catalogue: Catalogue): string[] {
  return Object.keys(catalogue).filter(
    (key) =>
      key.startsWith('event.') && !key.endsWith('.you') && catalogue[key]?.includes('{seat}') && !Object.hasOwn(catalogue, `${key}.you`),
  );
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
