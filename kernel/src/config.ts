import type { Config, Game, GameTypes, OptionSpec, OptionValue, TextEntry } from './contract.ts';
import { BadInput } from './input/bad-input.ts';
import { brief } from './input/brief.ts';

/** A requested configuration: options may be given as texts ("yes", "3") and may be left out. */
export interface ConfigRequest {
  readonly seats?: number | undefined;
  readonly options?: { readonly [option: string]: unknown };
}

/**
 * Completes and checks a requested configuration. Without a number of seats it takes the fewest that the options allow.
 * Error messages name the value and everything that is allowed.
 */
export function configure<T extends GameTypes>(game: Game<T>, request: ConfigRequest): Config<T['options']> {
  const { meta } = game;
  const seats = request.seats ?? meta.seats.min;
  if (!Number.isInteger(seats) || seats < meta.seats.min || seats > meta.seats.max) {
    throw new BadInput(`${meta.id}: ${seats} seats; allowed: ${meta.seats.min} to ${meta.seats.max}`);
  }
  const given = request.options ?? {};
  const names = Object.keys(meta.options);
  const stranger = Object.keys(given).find((name) => !names.includes(name));
  if (stranger !== undefined) throw new BadInput(`${meta.id}: unknown option ${brief(stranger)}; allowed: ${names.join(', ') || 'none'}`);
  const options = Object.fromEntries(names.map((name) => [name, optionValue(game, name, given[name])]));
  const config: Config<T['options']> = { seats, options };
  const complaint = game.valid?.(config);
  if (complaint === undefined) return config;
  const more = request.seats === undefined ? fewest(game, options) : undefined;
  if (more === undefined) throw new BadInput(`${meta.id}: ${complaint}`);
  return more;
}

function fewest<T extends GameTypes>(game: Game<T>, options: T['options']): Config<T['options']> | undefined {
  const { min, max } = game.meta.seats;
  for (let seats = min; seats <= max; seats++) if (game.valid?.({ seats, options }) === undefined) return { seats, options };
  return undefined;
}

function optionValue<T extends GameTypes>(game: Game<T>, name: string, given: unknown): OptionValue {
  const spec = game.meta.options[name];
  if (spec === undefined) throw new BadInput(`${game.meta.id}: unknown option "${name}"`);
  if (given === undefined) return spec.default;
  const found = spec.values.find((value) => value === given || (typeof given === 'string' && spelled(value).includes(given)));
  if (found === undefined && spec.anyText && typeof given === 'string') return given;
  if (found === undefined)
    throw new BadInput(
      `${game.meta.id}: option ${name} ${brief(typeof given === 'string' ? given : JSON.stringify(given))}; allowed: ${spec.values.map(String).join(', ')}`,
    );
  return found;
}

function spelled(value: OptionValue): string[] {
  if (value === true) return ['true', 'yes', 'on'];
  if (value === false) return ['false', 'no', 'off'];
  return [String(value)];
}

/** A yes-or-no option. */
export function flagOption(byDefault: boolean): { values: readonly boolean[]; default: boolean } {
  return { values: [false, true], default: byDefault };
}

/** An option with named values; with `when` it means something only where other options have certain values. */
export function choiceOption<const V extends OptionValue>(
  values: readonly V[],
  byDefault: NoInfer<V>,
  when?: OptionSpec['when'],
): { values: readonly V[]; default: V; when?: NonNullable<OptionSpec['when']> } {
  return { values, default: byDefault, ...(when === undefined ? {} : { when }) };
}

/** An option with named values that also takes any other text; the game's `valid` says which texts make sense. */
export function textOption(
  values: readonly string[],
  byDefault: string,
  entry?: TextEntry,
): { values: readonly string[]; default: string; anyText: true; entry?: TextEntry } {
  return { values, default: byDefault, anyText: true, ...(entry === undefined ? {} : { entry }) };
}
