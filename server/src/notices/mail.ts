import { createHmac, timingSafeEqual } from 'node:crypto';
import nodemailer, { type Transporter } from 'nodemailer';
import { Problem } from '../problem.ts';

/** Sends plain mails through the configured SMTP server. */
export class Mailer {
  private readonly transport: Transporter;
  private readonly from: string;

  constructor(url: string, from: string | undefined) {
    this.transport = nodemailer.createTransport(url);
    this.from = from ?? 'Ludoteca <ludoteca@localhost>';
  }

  async send(to: string, subject: string, text: string): Promise<void> {
    await this.transport.sendMail({ from: this.from, to, subject, text });
  }

  close(): void {
    this.transport.close();
  }
}

const LIFE_MS = 24 * 3_600_000;

/** A signed confirmation token: when it comes back, mails to this address reach the person. Nothing is stored meanwhile. */
export function confirmationFor(secret: string, identity: string, email: string, now: number): string {
  const claim = Buffer.from(JSON.stringify([identity, email, now + LIFE_MS])).toString('base64url');
  return `${claim}.${seal(secret, claim)}`;
}

/** Reads a token of `confirmationFor`; forged and expired ones are refused. */
export function readConfirmation(secret: string, word: string, now: number): { identity: string; email: string } {
  const [claim = '', given = ''] = word.split('.');
  const wanted = Buffer.from(seal(secret, claim));
  const found = Buffer.from(given);
  if (wanted.length !== found.length || !timingSafeEqual(wanted, found)) throw new Problem('no-link');
  const [identity, email, until] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as [string, string, number];
  if (until < now) throw new Problem('no-link');
  return { identity, email };
}

function seal(secret: string, claim: string): string {
  return createHmac('sha256', secret).update(`mail:${claim}`).digest('base64url');
}
