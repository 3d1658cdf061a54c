import { at, range } from '../at.ts';
import { type Chance, streamFrom } from '../chance/chance.ts';
import type { Config, Game, GameTypes, OptionValue } from '../contract.ts';
import { canonical } from '../plain.ts';

/** One part of a configuration: a value of an option, or a number of seats (named "seats"). */
export interface Setting {
  readonly name: string;
  readonly value: OptionValue;
}

/** The configurations to play, and the settings that occur in no valid configuration. */
export interface Configs<O extends object> {
  readonly configs: readonly Config<O>[];
  readonly unreachable: readonly Setting[];
}

const SEATS = 'seats';
/** Number of random completions tried before a setting counts as unreachable. */
const TRIES = 2_000;

/**
 * Valid configurations of a game. Every value of every option and every number of seats occurs at least once; pairs of
 * values are sampled with the seed.
 */
export function configsOf<T extends GameTypes>(game: Game<T>, seed: string): readonly Config<T['options']>[] {
  return surveyed(game, seed).configs;
}

/** The same together with the settings that could not be reached; pairs are optional. */
export function surveyed<T extends GameTypes>(game: Game<T>, seed: string, withPairs = true): Configs<T['options']> {
  const chance = streamFrom(`configs:${seed}`);
  const settings = settingsOf(game);
  const found = new Map<string, Config<T['options']>>();
  const keep = (config: Config<T['options']> | undefined): boolean => {
    if (config !== undefined) found.set(canonical(config), config);
    return config !== undefined;
  };
  const unreachable = settings.filter((setting) => !keep(completed(game, [setting], chance)) && !isBetween(game, setting));
  const pairs = withPairs ? Math.min(settings.length * 2, 40) : 0;
  for (let i = 0; i < pairs; i++) {
    const [one, other] = [at(settings, chance.int(settings.length)), at(settings, chance.int(settings.length))];
    if (one.name !== other.name) keep(completed(game, [one, other], chance));
  }
  return { configs: [...found.values()], unreachable };
}

/** A number of seats that no mode of the game has, such as three in a game for two players or two teams of two. */
function isBetween<T extends GameTypes>(game: Game<T>, { name, value }: Setting): boolean {
  return name === SEATS && value !== game.meta.seats.min && value !== game.meta.seats.max;
}

function settingsOf<T extends GameTypes>(game: Game<T>): Setting[] {
  const { seats, options } = game.meta;
  const counts = range(seats.max - seats.min + 1).map((more) => ({ name: SEATS, value: seats.min + more }));
  const values = Object.entries(options).flatMap(([name, spec]) => spec.values.map((value) => ({ name, value })));
  return [...counts, ...values];
}

/** The other settings that these settings depend on (`when`); one value is drawn where several are possible. */
function conditionsOf<T extends GameTypes>(game: Game<T>, fixed: readonly Setting[], chance: Chance): Setting[] {
  return fixed.flatMap(({ name: option }) =>
    Object.entries(game.meta.options[option]?.when ?? {}).map(([name, values]) => ({ name, value: at(values, chance.int(values.length)) })),
  );
}

/** A valid configuration with these settings. The other options have their defaults if possible, else random values. */
function completed<T extends GameTypes>(game: Game<T>, fixed: readonly Setting[], chance: Chance): Config<T['options']> | undefined {
  const { seats, options } = game.meta;
  const counts = range(seats.max - seats.min + 1).map((more) => seats.min + more);
  chance.shuffle(counts);
  const wanted = [...conditionsOf(game, fixed, chance), ...fixed];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const byDefault = attempt < counts.length;
    const drawn = Object.entries(options).map(([name, spec]) => [
      name,
      byDefault ? spec.default : at(spec.values, chance.int(spec.values.length)),
    ]);
    const values = Object.fromEntries(drawn) as Record<string, OptionValue>;
    let count = at(counts, attempt % counts.length);
    for (const { name, value } of wanted) {
      if (name === SEATS) count = value as number;
      else values[name] = value;
    }
    const config: Config<T['options']> = { seats: count, options: values };
    if (game.valid?.(config) === undefined) return config;
  }
  return undefined;
}
