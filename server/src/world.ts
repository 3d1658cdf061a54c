import type { Secrets } from './identity/secrets.ts';
import type { Throttle } from './identity/throttle.ts';
import type { Mailer } from './notices/mail.ts';
import type { Pusher } from './notices/push.ts';
import type { TurnNotices } from './notices/turns.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Uptime } from './operations/uptime.ts';
import type { Settings } from './settings.ts';
import type { Connections } from './socket/connections.ts';
import type { Hall } from './table/hall.ts';
import type { House } from './table/house.ts';

/** The parts of a running server; routes and sockets take what they need. */
export interface World {
  readonly settings: Settings;
  readonly house: House;
  readonly hall: Hall;
  readonly secrets: Secrets;
  readonly notices: TurnNotices;
  readonly pusher: Pusher;
  readonly mailer: Mailer | undefined;
  readonly connections: Connections;
  readonly metrics: Metrics;
  readonly uptime: Uptime;
  readonly throttles: Throttles;
}

export interface Throttles {
  readonly addresses: Throttle;
  readonly identities: Throttle;
  readonly guests: Throttle;
  /** For a name from one address. */
  readonly logins: Throttle;
  /** For an address whatever the name, and for a name whatever the address. */
  readonly spraying: Throttle;
  readonly histories: Throttle;
  readonly chat: Throttle;
  readonly mails: Throttle;
  readonly passwords: Throttle;
}
