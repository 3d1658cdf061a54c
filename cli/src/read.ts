import { BadInput } from '@ludoteca/kernel';

/** Reads a whole number given on the command line. */
export function integer(name: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) throw new BadInput(`${name} "${text}": a whole number from ${min} to ${max} expected`);
    return value;
  };
}

/** Reads a positive number that need not be whole. */
export function positive(name: string, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
    if (!(value > 0 && value <= max)) throw new BadInput(`${name} "${text}": a number above 0 and up to ${max} expected`);
    return value;
  };
}

/** Reads one of a few words. */
export function oneOf<const V extends string>(name: string, allowed: readonly V[]): (text: string) => V {
  return (text) => {
    const found = allowed.find((item) => item === text);
    if (found === undefined) throw new BadInput(`${name} "${text}"; allowed: ${allowed.join(', ')}`);
    return found;
  };
}

/** Reads one `--option key=value` after another. */
export function optionPair(text: string, before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const pair = /^([^=]+)=(.*)$/.exec(text);
  const [, key, value] = pair ?? [];
  if (key === undefined || value === undefined) throw new BadInput(`--option "${text}": name=value expected`);
  if (Object.hasOwn(before, key)) throw new BadInput(`--option ${key} is given twice`);
  return { ...before, [key]: value };
}

/**
 * Seats separated by commas. A command may stand in quotation marks, and then hold commas: `cmd:"mybot --weights 1,2",hard`.
 */
export function seatNames(name: string): (text: string) => string[] {
  return (text) => {
    const parts = text.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((part) => part.trim());
    if (parts.some((part) => part === '')) throw new BadInput(`${name} "${text}": names separated by commas expected`);
    return parts;
  };
}

/** The number of seats, or the players. */
export function seatsOrNames(name: string): (text: string) => number | string[] {
  return (text) => (/^\d+$/.test(text) ? integer(name, 1, 99)(text) : seatNames(name)(text));
}
