import { type Lang, langOf, speaker } from '@ludoteca/text';
import { ALL_NOTICES, type NoticeWishes } from '../identity/people.ts';
import type { Store } from '../store/store.ts';
import type { House } from '../table/house.ts';
import { WORDS, words } from '../words.ts';
import type { Mailer } from './mail.ts';
import type { Pusher } from './push.ts';

/** Sends a notice to a person by all channels they have enabled. */
export class Courier {
  private readonly house: House;
  private readonly publicUrl: string;
  private readonly pusher: Pusher;
  private readonly mailer: Mailer | undefined;

  constructor(house: House, publicUrl: string, pusher: Pusher, mailer: Mailer | undefined) {
    this.house = house;
    this.publicUrl = publicUrl;
    this.pusher = pusher;
    this.mailer = mailer;
  }

  async deliver(identity: string, table: string): Promise<void> {
    const { store } = this.house;
    const who = await store.db.selectFrom('identities').selectAll().where('id', '=', identity).executeTakeFirst();
    const game = await gameOf(store, table);
    if (who === undefined || game === undefined) return;
    const wishes = readWishes(who.notices);
    const { title, text, stop } = this.wording(game, wishes.lang);
    const link = `${this.publicUrl}/table/${table}`;
    if (wishes.push) await this.pusher.push(identity, { title, text, link });
    if (wishes.mail && who.email !== null) await this.mailer?.send(who.email, title, `${text}\n\n${link}\n\n${stop}\n`);
  }

  private wording(game: string, lang: Lang): { title: string; text: string; stop: string } {
    const room = this.house.roomOf(game);
    const { say, maybe } = speaker(room.text, lang, [], WORDS);
    const name = maybe('game', game);
    const link = `${this.publicUrl}/me`;
    return {
      title: say(words('notice.title', { game: name })),
      text: say(words('notice.text', { game: name })),
      stop: say(words('notice.stop', { link })),
    };
  }
}

/** The stored settings; what is missing is on. */
export function readWishes(text: string): NoticeWishes & { readonly lang: Lang } {
  const stored = JSON.parse(text) as Partial<NoticeWishes> & { lang?: string };
  return { push: stored.push ?? ALL_NOTICES.push, mail: stored.mail ?? ALL_NOTICES.mail, lang: langOf(stored.lang ?? '') ?? 'it' };
}

async function gameOf(store: Store, table: string): Promise<string | undefined> {
  const row = await store.db.selectFrom('tables').select('game').where('id', '=', table).executeTakeFirst();
  return row?.game;
}
