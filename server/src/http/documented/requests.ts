import { z } from 'zod';
import type { ProblemCode } from '../../problem.ts';
import type { About } from './about.ts';
import {
  BlockedAnswer,
  ChatAnswer,
  counted,
  DiceAnswer,
  done,
  GamesAnswer,
  HealthAnswer,
  HistoryAnswer,
  MailAnswer,
  MeAnswer,
  NewTokenAnswer,
  NoticesAnswer,
  RecordAnswer,
  SessionsAnswer,
  ShareAnswer,
  StatisticsAnswer,
  TableAnswer,
  TablesAnswer,
  TokensAnswer,
  WishesAnswer,
} from './answers.ts';
import { LineAnswer } from './lines.ts';

/** At a table that is played, from a seat of one's own. */
const FROM_A_SEAT: readonly ProblemCode[] = ['no-table', 'no-seat', 'not-yours', 'wrong-phase', 'rule-forbids', 'frozen'];
const AT_ITS_END: readonly ProblemCode[] = ['no-table', 'not-yours'];

/** Every request of the interface, as method and path. */
export const REQUESTS: Readonly<Record<string, About>> = {
  'get /api/games': {
    from: 'anybody',
    says: 'The games of the house with their seats and options, and the levels of bots.',
    answer: GamesAnswer,
  },
  'get /healthz': {
    from: 'monitor',
    says: '200 as long as what is acknowledged is durable; the same with a failure and 503 otherwise.',
    answer: HealthAnswer,
  },

  'get /api/me': { from: 'play', says: 'Who you are.', answer: MeAnswer },
  'patch /api/me': { from: 'person', says: 'Changes your name.', answer: done('renamed'), problems: ['bad-name', 'name-taken'] },
  'delete /api/me': { from: 'person', says: 'Forgets you.', answer: done('deleted') },
  'post /api/me/guest': {
    from: 'visitor',
    says: 'Makes you a guest; 200 when you are somebody already.',
    ...{ answer: MeAnswer, status: 201, problems: ['bad-name', 'name-taken'] },
  },
  'post /api/me/claim': {
    from: 'person',
    says: 'Makes the name yours by a password. All earlier sessions end.',
    answer: done('claimed'),
    problems: ['bad-name', 'bad-password', 'name-taken', 'already-claimed'],
  },
  'post /api/me/login': { from: 'visitor', says: 'Logs you in.', answer: MeAnswer, problems: ['wrong-login', 'banned'] },
  'post /api/me/logout': { from: 'visitor', says: 'Ends this session.', answer: done('out') },
  'post /api/me/password': {
    from: 'person',
    says: 'Changes your password. All other sessions and all tokens end.',
    ...{ answer: done('changed'), problems: ['bad-password', 'wrong-login'] },
  },
  'put /api/me/blocked/{id}': {
    from: 'person',
    says: 'Keeps somebody away from your tables.',
    ...{ answer: BlockedAnswer, problems: ['not-found'] },
  },
  'delete /api/me/blocked/{id}': { from: 'person', says: 'Lets them come again.', answer: BlockedAnswer },
  'get /api/me/data': { from: 'person', says: 'Everything known about you.', answer: z.looseObject({}) },
  'get /api/me/statistics': { from: 'person', says: 'Your finished games and ratings.', answer: StatisticsAnswer },
  'get /api/me/sessions': { from: 'person', says: 'The browsers in which you are signed in.', answer: SessionsAnswer },
  'delete /api/me/sessions/{id}': { from: 'person', says: 'Ends a session.', answer: counted('ended'), problems: ['not-found'] },
  'get /api/me/tokens': { from: 'person', says: 'Your tokens, the newest first.', answer: TokensAnswer },
  'post /api/me/tokens': {
    from: 'person',
    says: 'Makes a token for a program: `play` to sit down and answer, `host` to open tables. At most 20. Needs a claimed name.',
    ...{ answer: NewTokenAnswer, status: 201, problems: ['claim-first'] },
  },
  'delete /api/me/tokens/{id}': {
    from: 'person',
    says: 'Revokes a token; its streams end at once.',
    ...{ answer: counted('revoked'), problems: ['not-found'] },
  },

  'get /api/notices': { from: 'person', says: 'Tables that wait for you.', answer: NoticesAnswer },
  'post /api/notices/read': { from: 'person', says: 'You have seen this table.', answer: done('read') },
  'put /api/notices/wishes': { from: 'person', says: 'How you want to be told.', answer: WishesAnswer },
  'post /api/notices/push': { from: 'person', says: 'Sends notices to this browser.', answer: done('added') },
  'delete /api/notices/push': { from: 'person', says: 'Sends none to it any more.', answer: done('removed') },
  'post /api/notices/email': {
    from: 'person',
    says: 'Sends a link that confirms the address, or forgets the address.',
    ...{ answer: MailAnswer, problems: ['claim-first'] },
  },
  'get /api/notices/email/confirm': { from: 'anybody', says: 'The link in that mail.', status: 302, problems: ['no-link'] },

  'post /api/tables': {
    from: 'host',
    says: 'Opens a table; `start` begins at once when no seat is open.',
    ...{ answer: TableAnswer, status: 201 },
    problems: ['unknown-game', 'bad-options', 'name-taken', 'not-full', 'too-many-tables'],
  },
  'get /api/tables': { from: 'visitor', says: 'Tables with open seats, tables to watch, or your own.', answer: TablesAnswer },
  'get /api/tables/{id}': { from: 'visitor', says: 'A table.', answer: TableAnswer, problems: ['no-table'] },
  'get /api/invites/{link}': { from: 'visitor', says: 'The table behind a link.', answer: TableAnswer, problems: ['no-link'] },

  'post /api/tables/{id}/join': {
    from: 'play',
    says: 'Sits down: at a listed table, by a link, or where you were invited. A seat that is taken with a token is a program’s.',
    answer: TableAnswer,
    problems: ['no-table', 'watch-only', 'wrong-phase', 'not-welcome', 'name-taken', 'no-seat', 'seat-taken'],
  },
  'post /api/tables/{id}/invitations': {
    from: 'host',
    says: 'Invites the person with this claimed name.',
    ...{ answer: TableAnswer, problems: ['no-table', 'no-person', 'not-welcome', 'wrong-phase', 'not-yours'] },
  },
  'post /api/tables/{id}/invitations/decline': {
    from: 'play',
    says: 'Says no to an invitation.',
    ...{ answer: TableAnswer, problems: ['no-table', 'nothing-proposed'] },
  },
  'post /api/tables/{id}/seats/{seat}/leave': {
    from: 'play',
    says: 'Gets up before the start.',
    ...{ answer: TableAnswer, problems: ['no-table', 'wrong-phase', 'no-seat', 'not-yours'] },
  },
  'put /api/tables/{id}/seats/{seat}': {
    from: 'host',
    says: 'Opens a seat again, or gives it to a bot, before the start.',
    ...{ answer: TableAnswer, problems: ['no-table', 'not-host', 'wrong-phase', 'no-seat'] },
  },
  'post /api/tables/{id}/link': {
    from: 'host',
    says: 'Makes the links invalid; with `renew` there are new ones.',
    ...{ answer: TableAnswer, problems: ['no-table', 'not-host'] },
  },
  'post /api/tables/{id}/start': {
    from: 'host',
    says: 'Starts the game.',
    ...{ answer: TableAnswer, problems: ['no-table', 'not-host', 'wrong-phase', 'not-full', 'too-many-tables'] },
  },
  'post /api/tables/{id}/close': {
    from: 'host',
    says: 'Calls the table off before the start.',
    ...{ answer: TableAnswer, problems: ['no-table', 'not-host', 'wrong-phase'] },
  },
  'post /api/tables/{id}/seats/{seat}/resign': {
    from: 'play',
    says: 'Gives the seat up for good.',
    ...{ answer: TableAnswer, problems: FROM_A_SEAT },
  },
  'post /api/tables/{id}/seats/{seat}/return': {
    from: 'play',
    says: 'Takes over from the bot that stands in.',
    ...{ answer: TableAnswer, problems: FROM_A_SEAT },
  },
  'post /api/tables/{id}/proposal': {
    from: 'play',
    says: 'Proposes to take a move back, or to abandon the game.',
    ...{ answer: TableAnswer, problems: FROM_A_SEAT },
  },
  'post /api/tables/{id}/proposal/reply': {
    from: 'play',
    says: 'Agrees to a proposal, or removes it.',
    ...{ answer: TableAnswer, problems: ['no-table', 'not-yours', 'nothing-proposed', 'wrong-phase', 'rule-forbids', 'frozen'] },
  },
  'post /api/tables/{id}/rematch': {
    from: 'play',
    says: 'Offers the same game once more, or accepts.',
    ...{ answer: TableAnswer, problems: [...AT_ITS_END, 'wrong-phase'] },
  },
  'post /api/tables/{id}/rematch/decline': {
    from: 'play',
    says: 'Declines, or withdraws the offer.',
    ...{ answer: TableAnswer, problems: [...AT_ITS_END, 'nothing-proposed'] },
  },
  'post /api/tables/{id}/rematch/open': {
    from: 'play',
    says: 'Opens a table at which the seats of the others are free.',
    ...{ answer: TableAnswer, problems: [...AT_ITS_END, 'nothing-proposed'] },
  },

  'get /api/tables/{id}/history': {
    from: 'visitor',
    says: 'The game as an audience saw it: your seats and -1; after the end every seat.',
    ...{ answer: HistoryAnswer, problems: ['no-table', 'wrong-phase', 'no-seat', 'not-yours'] },
  },
  'get /api/tables/{id}/record': {
    from: 'visitor',
    says: 'After the end: the saved game.',
    ...{ answer: RecordAnswer, problems: ['no-table', 'secret-until-end'] },
  },
  'get /api/tables/{id}/dice': {
    from: 'visitor',
    says: 'After the end: how the seed was made.',
    ...{ answer: DiceAnswer, problems: ['no-table', 'secret-until-end'] },
  },
  'get /api/tables/{id}/chat': { from: 'visitor', says: 'What was said.', answer: ChatAnswer, problems: ['no-table'] },

  'post /api/tables/{id}/share': {
    from: 'person',
    says: 'Makes your key to a finished game; the same one when you ask again.',
    ...{ answer: ShareAnswer, status: 201, problems: [...AT_ITS_END, 'secret-until-end'] },
  },
  'get /api/tables/{id}/share': { from: 'person', says: 'Your key.', answer: ShareAnswer, problems: AT_ITS_END },
  'delete /api/tables/{id}/share': { from: 'person', says: 'Withdraws your key.', answer: ShareAnswer, problems: AT_ITS_END },
  'put /api/tables/{id}/seats/{seat}/nameless': {
    from: 'person',
    says: 'Leaves your name out wherever the game is shared.',
    ...{ answer: ShareAnswer, problems: AT_ITS_END },
  },
  'get /api/shares/{key}': {
    from: 'anybody',
    says: 'The shared game.',
    ...{ answer: RecordAnswer, problems: ['no-share', 'share-withdrawn', 'no-table'] },
  },

  'get /api/bot/stream': {
    from: 'play',
    says: 'What happens at all tables of a program, one JSON value per line, and an empty line every half minute. For tokens alone.',
    lines: LineAnswer,
  },
  'post /api/bot/tables/{id}/seats/{seat}/answer': {
    from: 'play',
    says: 'Answers the question with this id. Sending the same again is harmless. `rule-forbids` with HOUSE-STALE: the question is no longer open.',
    ...{ answer: z.strictObject({ played: z.boolean().describe('false: silence') }), problems: [...FROM_A_SEAT, 'bad-notation'] },
  },
};
