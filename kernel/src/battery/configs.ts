import { at, range } from '../at.ts';
import { type Chance, streamFrom } from '../chance/chance.ts';
import type { Config, Game, GameTypes, OptionValue } from '../contract.ts';
import { canonical } from '../plain.ts';

/** One thing that a configuration can have: a value of an option, or ("seats") a number of seats. */
export interface Setting {
  readonly name: string;
  readonly value: OptionValue;
}

/** The configurations to play, and the settings that fit no configuration at all. */
export interface Configs<O extends object> {
  readonly configs: readonly Config<O>[];
  readonly unreachable: readonly Setting[];
}

const SEATS = 'seats';
/** Random completions tried before a requested option value is given up. */
const TRIES = 2_000;

/**
 * Configurations of a game in which every value of every option and every number of seats comes up at least once, and
 * pairs of values in a sample drawn from the seed. All of them are valid.
 */
export function configsOf<T extends GameTypes>(game: Game<T>, seed: string): readonly Config<T['options']>[] {
  return surveyed(game, seed).configs;
}

/** The same, with what could not be reached. */
export function surveyed<T extends GameTypes>(game: Game<T>, seed: string): Configs<T['options']> {
  const chance = streamFrom(`configs:${seed}`);
  const settings = settingsOf(game);
  const found = new Map<string, Config<T['options']>>();
  const keep = (config: Config<T['options']> | undefined): boolean => {
    if (config !== undefined) found.set(canonical(config), config);
    return config !== undefined;
  };
  const unreachable = settings.filter((setting) => !keep(completed(game, [setting], chance)) && !isBetween(game, setting));
  const pairs = Math.min(settings.length * 2, 40);
  for (let i = 0; i < pairs; i++) {
    const [one, other] = [at(settings, chance.int(settings.length)), at(settings, chance.int(settings.length))];
    if (one.name !== other.name) keep(completed(game, [one, other], chance));
  }
  return { configs: [...found.values()], unreachable };
}

/** A number of seats that no mode of the game has, as with three where two play or two teams of two. */
function isBetween<T extends GameTypes>(game: Game<T>, { name, value }: Setting): boolean {
  return name === SEATS && value !== game.meta.seats.min && value !== game.meta.seats.max;
}

function settingsOf<T extends GameTypes>(game: Game<T>): Setting[] {
  const { seats, options } = game.meta;
  const counts = range(seats.max - seats.min + 1).map((more) => ({ name: SEATS, value: seats.min + more }));
  const values = Object.entries(options).flatMap(([name, spec]) => spec.values.map((value) => ({ name, value })));
  return [...counts, ...values];
}

/** What must be set besides for settings to mean anything; drawn where several values would do. */
function conditionsOf<T extends GameTypes>(game: Game<T>, fixed: readonly Setting[], chance: Chance): Setting[] {
  return fixed.flatMap(({ name: option }) =>
    Object.entries(game.meta.options[option]?.when ?? {}).map(([name, values]) => ({ name, value: at(values, chance.int(values.length)) })),
  );
}

/** A valid configuration with these settings: the other options as they are by default if possible, else at random. */
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
    const wish = Object.fromEntries(drawn) as Record<string, OptionValue>;
    let count = at(counts, attempt % counts.length);
    for (const { name, value } of wanted) {
      if (name === SEATS) count = value as number;
      else wish[name] = value;
    }
    const config: Config<T['options']> = { seats: count, options: wish };
    if (game.valid?.(config) === undefined) return config;
  }
  return undefined;
}
