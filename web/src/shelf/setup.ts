import { BadInput, configure, type Game, type OptionSpec, type OptionValue } from '@ludoteca/kernel';

/** Ways of playing: against bots, around one device, or each at home. */
export type Way = 'bots' | 'device' | 'online';

/** What a seat becomes when the way of playing changes: bots stay bots, people become people of that way. */
export function wordsFor(way: Way, seat: number, word: string): string {
  if (seat === 0) return 'me';
  const isBot = !['me', 'guest', 'open'].includes(word);
  if (way === 'bots') return isBot ? word : 'medium';
  return way === 'device' ? 'guest' : 'open';
}

/** Why the game refuses this number of seats and these options; undefined when it accepts them. */
export function complaintOf(game: Game, seats: readonly string[], options: Readonly<Record<string, unknown>>): string | undefined {
  try {
    configure(game, { seats: seats.length, options: { ...options } });
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

export type Options = Readonly<Record<string, OptionValue>>;

/** An option as it can be chosen now, with the values that are possible. */
export interface OfferedOption {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly values: readonly OptionValue[];
}

/** The options worth asking for, given those before them: by the game's own conditions, and without values that it would refuse. */
export function offeredOptions(game: Game, seats: number, options: Options): OfferedOption[] {
  return Object.entries(game.meta.options).flatMap(([name, spec]) => {
    if (!applies(spec, seats, options)) return [];
    const values = possibleValues(game, seats, options, name);
    return values.length > 1 || spec.anyText ? [{ name, spec, values }] : [];
  });
}

/** The same options without what no longer applies: those fall back to their defaults. */
export function settledOptions(game: Game, seats: number, options: Options): Options {
  let settled: Options = {};
  for (const [name, spec] of Object.entries(game.meta.options)) {
    const wished = options[name] ?? spec.default;
    const values = possibleValues(game, seats, settled, name);
    const isPossible = values.includes(wished) || (spec.anyText === true && typeof wished === 'string');
    const fallback = values.includes(spec.default) ? spec.default : (values[0] ?? spec.default);
    settled = { ...settled, [name]: applies(spec, seats, settled) && isPossible ? wished : fallback };
  }
  return settled;
}

function applies({ when = {}, seats: range = {} }: OptionSpec, seats: number, options: Options): boolean {
  if (seats < (range.min ?? seats) || seats > (range.max ?? seats)) return false;
  return Object.entries(when).every(([other, values]) => values.includes(options[other] as OptionValue));
}

/** The values that the game accepts beside the options before this one; all of them when it accepts none. */
function possibleValues(game: Game, seats: number, options: Options, name: string): readonly OptionValue[] {
  const names = Object.keys(game.meta.options);
  const before = Object.fromEntries(names.slice(0, names.indexOf(name)).map((one) => [one, options[one]]));
  const values = game.meta.options[name]?.values ?? [];
  const possible = values.filter(
    (value) =>
      complaintOf(
        game,
        Array.from({ length: seats }, () => ''),
        { ...before, [name]: value },
      ) === undefined,
  );
  return possible.length === 0 ? values : possible;
}
