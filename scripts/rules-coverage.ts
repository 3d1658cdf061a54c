/** What one finished test tells the rules coverage. */
export interface TestRecord {
  readonly ring: string;
  readonly file: string;
  readonly name: string;
  readonly state: string;
  readonly emitted: readonly string[];
}

/** 'rule': named and emitted; 'result' and 'fact': named by a test that asserts something; a list: named, and what is said by the listed ids emitted. */
export type Demand = 'rule' | 'result' | 'fact' | readonly string[];

/** The ledger of one game, as `games/<id>/src/rules/ledger.ts` exports it. */
export interface Ledger {
  readonly game: string;
  readonly demands: Readonly<Record<string, Demand>>;
  /** Prefixes of ids that are declared open for later. */
  readonly open: readonly string[];
  /** A complete game must have every id covered that is not open. */
  readonly complete: boolean;
}

/** A test that names an id without the engine having emitted what the id demands. */
export interface Unproved {
  readonly test: string;
  readonly id: string;
  readonly unseen: readonly string[];
}

export interface Coverage {
  readonly game: string;
  readonly complete: boolean;
  readonly covered: readonly string[];
  readonly missing: readonly string[];
  readonly openCovered: readonly string[];
  readonly openMissing: readonly string[];
  readonly unproved: readonly Unproved[];
  /** Tests that name more than `MOST_IDS_PER_TEST` ids; they count for none. */
  readonly crowded: readonly string[];
  /** Ids a list demands although the ledger does not know them. */
  readonly unknown: readonly string[];
}

export const MOST_IDS_PER_TEST = 3;

const ID = /[A-Z][A-Z0-9]*(?:-[A-Za-z0-9]+)+/g;

/** The ledger ids that a test's name contains, each once. */
export function idsNamed(name: string, demands: Ledger['demands']): string[] {
  const words = name.match(ID) ?? [];
  return [...new Set(words)].filter((word) => Object.hasOwn(demands, word));
}

/** What the engine should have said in a test of this id and did not. A rule that shows only in a result says nothing. */
function unseenIds(id: string, demands: Ledger['demands'], emitted: ReadonlySet<string>): string[] {
  const demand = demands[id] ?? 'rule';
  if (demand === 'fact' || demand === 'result') return [];
  const wanted = demand === 'rule' ? [id] : demand;
  return wanted.filter((rule) => !emitted.has(rule) && demands[rule] !== 'result');
}

/** Measures one game: only passing tests of the rules ring in the game's own folder count. */
export function measure(ledger: Ledger, records: readonly TestRecord[]): Coverage {
  const proved = new Set<string>();
  const unproved: Unproved[] = [];
  const crowded: string[] = [];
  for (const record of records) {
    if (record.ring !== 'rules' || record.state !== 'passed' || !record.file.startsWith(`games/${ledger.game}/`)) continue;
    const ids = idsNamed(record.name, ledger.demands);
    if (ids.length > MOST_IDS_PER_TEST) {
      crowded.push(record.name);
      continue;
    }
    const emitted = new Set(record.emitted);
    for (const id of ids) {
      const unseen = unseenIds(id, ledger.demands, emitted);
      if (unseen.length === 0) proved.add(id);
      else unproved.push({ test: record.name, id, unseen });
    }
  }
  const isOpen = (id: string) => ledger.open.some((prefix) => id.startsWith(prefix));
  const all = Object.keys(ledger.demands);
  const closed = all.filter((id) => !isOpen(id));
  const open = all.filter(isOpen);
  const listed = Object.values(ledger.demands).flatMap((demand) => (typeof demand === 'string' ? [] : demand));
  return {
    game: ledger.game,
    complete: ledger.complete,
    covered: closed.filter((id) => proved.has(id)),
    missing: closed.filter((id) => !proved.has(id)),
    openCovered: open.filter((id) => proved.has(id)),
    openMissing: open.filter((id) => !proved.has(id)),
    unproved: unproved.filter(({ id }) => !proved.has(id)),
    crowded,
    unknown: [...new Set(listed)].filter((id) => !Object.hasOwn(ledger.demands, id) && !id.startsWith('HOUSE-')),
  };
}

/** Does this coverage let the build pass? */
export function isAcceptable(coverage: Coverage): boolean {
  return coverage.unknown.length === 0 && (!coverage.complete || coverage.missing.length === 0);
}
