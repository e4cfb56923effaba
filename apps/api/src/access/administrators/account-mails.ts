import { signInPaths } from '@traiteur/contract/access/sign-in-addresses.ts';
import { letters } from '@traiteur/words/access/account-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/services.ts';
import { afterCommit } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { accountLetter, type Recipient } from '../../mail/account-letter.ts';

type MailServices = Pick<Services, 'brand' | 'publicUrl' | 'mailer'>;

export function notifyOfNewPassword(db: Kysely<Database>, recipient: Recipient, house: MailServices): void {
  const say = translatorOf(letters.newPassword, recipient.locale);
  const { brand } = house;
  post(db, recipient, house, [
    say('subject', { brand: brand.name }),
    say('happened', { brand: brand.name }),
    say('otherwise'),
  ]);
}

/** To the old address; `email` is the new one. */
export function notifyOfNewAddress(
  db: Kysely<Database>,
  recipient: Recipient,
  house: MailServices & { email: string },
): void {
  const say = translatorOf(letters.newAddress, recipient.locale);
  const { brand, email } = house;
  post(db, recipient, house, [
    say('subject', { brand: brand.name }),
    say('happened', { brand: brand.name, email }),
    say('otherwise'),
  ]);
}

export function notifyOfEndedSessions(db: Kysely<Database>, recipient: Recipient, house: MailServices): void {
  const say = translatorOf(letters.endedSessions, recipient.locale);
  const { brand } = house;
  post(db, recipient, house, [
    say('subject', { brand: brand.name }),
    say('happened', { brand: brand.name }),
    say('otherwise'),
  ]);
}

type Sentences = readonly [subject: string, opening: string, closing: string];

function post(
  db: Kysely<Database>,
  recipient: Recipient,
  { brand, publicUrl, mailer }: MailServices,
  [subject, opening, closing]: Sentences,
): void {
  const say = translatorOf(letters.account, recipient.locale);
  const mail = accountLetter(recipient, {
    brand,
    subject,
    opening: [opening],
    button: { label: say('signIn'), url: publicUrl + signInPaths[recipient.locale] },
    closing: [closing],
  });
  afterCommit(db, () => mailer.post(async () => mail));
}
