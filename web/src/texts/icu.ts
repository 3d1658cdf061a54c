/**
 * A small formatter for our ICU texts, used in place of `intl-messageformat` in the browser, where the whole library
 * would weigh as much as a board. It covers what our catalogues use — placeholders, `number`, `plural`, `selectordinal`, `select`,
 * `#`, apostrophes — and a test compares it with the library on every text there is.
 */
type Value = string | number;
type Values = Readonly<Record<string, Value>>;
/** Formats one part of a text; `count` is what `#` stands for. */
type Part = (values: Values, count: number | undefined) => string;

export class IntlMessageFormat {
  private readonly say: Part;

  constructor(text: string, lang: string) {
    this.say = new Reading(text, lang).whole();
  }

  format(values: Values): string {
    return this.say(values, undefined);
  }
}

class Reading {
  private readonly text: string;
  private readonly lang: string;
  private at = 0;

  constructor(text: string, lang: string) {
    this.text = text;
    this.lang = lang;
  }

  whole(): Part {
    const part = this.parts(false);
    if (this.at < this.text.length) throw new Error(`unexpected "}" in "${this.text}"`);
    return part;
  }

  /** Reads up to the closing brace or the end. Inside a plural, `#` is its number. */
  private parts(counted: boolean): Part {
    const parts: Part[] = [];
    while (this.at < this.text.length && this.text[this.at] !== '}') {
      const sign = this.text[this.at];
      if (sign === '{') parts.push(this.placeholder(counted));
      else if (sign === '#' && counted) {
        this.at += 1;
        const figures = new Intl.NumberFormat(this.lang);
        parts.push((_, count) => figures.format(count ?? 0));
      } else {
        const literal = this.literal(counted);
        parts.push(() => literal);
      }
    }
    return (values, count) => parts.map((part) => part(values, count)).join('');
  }

  /** Plain text. Two apostrophes are one; one before a sign of the syntax quotes up to the next. */
  private literal(counted: boolean): string {
    let words = '';
    const syntax = counted ? '{}#' : '{}';
    while (this.at < this.text.length && !syntax.includes(this.text.charAt(this.at))) {
      const next = this.text.charAt(this.at + 1);
      if (this.text[this.at] !== "'" || (next !== "'" && !(next !== '' && syntax.includes(next)))) words += this.text[this.at++];
      else if (next === "'") [words, this.at] = [`${words}'`, this.at + 2];
      else words += this.quoted();
    }
    return words;
  }

  private quoted(): string {
    const end = this.text.indexOf("'", this.at + 1);
    const inside = this.text.slice(this.at + 1, end < 0 ? undefined : end);
    this.at = end < 0 ? this.text.length : end + 1;
    return inside;
  }

  private placeholder(counted: boolean): Part {
    this.at += 1;
    const name = this.word();
    if (this.takes('}')) return (values) => String(valueIn(values, name));
    this.must(',');
    const kind = this.word();
    if (kind === 'number') {
      const figures = new Intl.NumberFormat(this.lang, this.takes('}') ? {} : this.figures());
      return (values) => figures.format(Number(valueIn(values, name)));
    }
    this.must(',');
    if (kind === 'select') return this.select(name, this.options(counted));
    if (kind === 'plural' || kind === 'selectordinal') return this.plural(name, kind, this.options(true));
    throw new Error(`"${kind}" is not among the texts of this house`);
  }

  /** The format of a number: `, ::sign-always .#}` and the like. */
  private figures(): Intl.NumberFormatOptions {
    this.must(',');
    const options: Intl.NumberFormatOptions = {};
    for (let first = true; !this.takes('}'); first = false) {
      const stem = first ? this.word().replace(/^::/, '') : this.word();
      const known = STEMS[stem];
      if (known === undefined) throw new Error(`the number form "${stem}" is not among the texts of this house`);
      Object.assign(options, known);
    }
    return options;
  }

  private select(name: string, options: ReadonlyMap<string, Part>): Part {
    return (values, count) => optionOf(options, String(valueIn(values, name)))(values, count);
  }

  private plural(name: string, kind: 'plural' | 'selectordinal', options: ReadonlyMap<string, Part>): Part {
    const rules = new Intl.PluralRules(this.lang, { type: kind === 'plural' ? 'cardinal' : 'ordinal' });
    return (values) => {
      const count = Number(valueIn(values, name));
      return (options.get(`=${count}`) ?? optionOf(options, rules.select(count)))(values, count);
    };
  }

  private options(counted: boolean): Map<string, Part> {
    const options = new Map<string, Part>();
    while (!this.takes('}')) {
      const key = this.word();
      this.must('{');
      options.set(key, this.parts(counted));
      this.must('}');
    }
    return options;
  }

  private word(): string {
    this.skipSpace();
    const [found = ''] = /^[^\s{},]+/.exec(this.text.slice(this.at)) ?? [];
    if (found === '') throw new Error(`a word is missing in "${this.text}"`);
    this.at += found.length;
    return found;
  }

  private takes(sign: string): boolean {
    this.skipSpace();
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private must(sign: string): void {
    if (!this.takes(sign)) throw new Error(`"${sign}" is missing in "${this.text}"`);
  }

  private skipSpace(): void {
    while (/\s/.test(this.text.charAt(this.at))) this.at += 1;
  }
}

const STEMS: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  'sign-always': { signDisplay: 'always' },
  percent: { style: 'percent' },
  '.': { maximumFractionDigits: 0 },
  '.#': { maximumFractionDigits: 1 },
};

function valueIn(values: Values, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`no value for "${name}"`);
  return value;
}

function optionOf(options: ReadonlyMap<string, Part>, key: string): Part {
  const part = options.get(key) ?? options.get('other');
  if (part === undefined) throw new Error(`no option "${key}"`);
  return part;
}
