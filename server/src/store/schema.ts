import type { Kysely, Transaction } from 'kysely';

/** Times are milliseconds since 1970; yes and no are 1 and 0; documents are JSON texts: the same in both databases. */
export interface Schema {
  meta: { key: string; value: string };
  identities: IdentityRow;
  sessions: SessionRow;
  tables: TableRow;
  members: { table_id: string; identity: string };
  entries: EntryRow;
  snapshots: { table_id: string; sequence: number; state: string };
  jobs: JobRow;
  notices: NoticeRow;
  pushes: { endpoint: string; identity: string; keys: string; created: number };
  downtimes: { began: number; ended: number };
  chat: ChatRow;
  shares: ShareRow;
  blocks: BlockRow;
}

export interface IdentityRow {
  id: string;
  name: string;
  /** The name as compared: set when the name is claimed, unique then. */
  name_key: string | null;
  /** The skeleton of the claimed name, for comparing with names that imitate it. */
  name_shape: string | null;
  password: string | null;
  email: string | null;
  created: number;
  seen: number;
  banned: number;
  /** Preferences of notices as JSON. */
  notices: string;
}

export interface SessionRow {
  /** SHA-256 of the token, so that reading the database does not give the token. */
  id: string;
  identity: string;
  created: number;
  seen: number;
  agent: string;
  /** A token of a program has a name, what it may do (a list as JSON), and a day on which it ends; a browser's session has none. */
  label: string | null;
  scopes: string | null;
  expires: number | null;
}

export interface TableRow {
  id: string;
  /** Grows by one with every change; a writer names the version it has seen. */
  version: number;
  game: string;
  phase: string;
  listed: number;
  invite: string | null;
  /** Whose table it is: limits are counted for this person, and bots' time is shared out between such people. */
  host: string;
  /** 1 when bots have a seat here. */
  bots: number;
  created: number;
  touched: number;
  doc: string;
}

export interface EntryRow {
  table_id: string;
  /** 0 is the set-up, then one for each entry of the log. */
  sequence: number;
  seat: number;
  /** Notation of the answer, "retract", "undo 2", or "begin". */
  move: string;
  decision: number | null;
  /** Who sent it and under which id: makes re-sending harmless. */
  key: string | null;
  made: number;
  /** Last message number of each audience after this entry. */
  numbers: string;
  /** Events, patches and digest: what records and replays are made of. */
  body: string;
}

export interface JobRow {
  id: string;
  kind: string;
  table_id: string;
  seat: number;
  decision: number;
  due: number;
  claimed_by: string | null;
  claimed_until: number;
  /** The host of the table, for whom the job is done. */
  owner: string;
}

export interface NoticeRow {
  identity: string;
  table_id: string;
  since: number;
  unread: number;
  /** When a push or mail last went out. */
  sent: number;
}

export interface ChatRow {
  table_id: string;
  number: number;
  identity: string;
  name: string;
  /** The first seat of the author, or -1 for a spectator. */
  seat: number;
  text: string;
  made: number;
}

/** A key by which anybody may look at a game that has ended. */
export interface ShareRow {
  key: string;
  table_id: string;
  /** Who made it. */
  identity: string;
  created: number;
  /** When it was withdrawn; it is kept so that the key can say so. */
  withdrawn: number | null;
}

/** A person blocks another. */
export interface BlockRow {
  identity: string;
  blocked: string;
  made: number;
}

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/** All tables, in an order that satisfies foreign keys when a backup is restored. */
export const TABLES = [
  'meta',
  'identities',
  'sessions',
  'tables',
  'members',
  'entries',
  'snapshots',
  'jobs',
  'notices',
  'pushes',
  'downtimes',
  'chat',
  'shares',
  'blocks',
] as const satisfies readonly (keyof Schema)[];
