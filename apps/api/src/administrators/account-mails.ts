import type { Locale } from '@traiteur/domain/language.ts';
import { signInPaths } from '@traiteur/contract/access/sign-in-addresses.ts';
import { mails } from '@traiteur/words/mails.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../core/services.ts';
import { afterCommit } from '../database/rows/transactions.ts';
import type { Database } from '../database/schema.ts';
import { mailOf } from '../mail/letter.ts';

type House = Pick<Services, 'brand' | 'publicUrl' | 'mailer'>;

interface Recipient {
  email: string;
  first_name: string;
  last_name: string;
  locale: Locale;
}

interface Person {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
}

/** Somebody as they are now, to be written to later. */
export const recipientOf = ({ email, firstName, lastName, locale }: Person): Recipient => ({
  email,
  first_name: firstName,
  last_name: lastName,
  locale,
});

/** Mails somebody that their account has another password, once it has. */
export function tellOfNewPassword(db: Kysely<Database>, recipient: Recipient, house: House): void {
  const say = translatorOf(mails.newPassword, recipient.locale);
  const { brand } = house;
  post(db, recipient, house, [say('subject', { brand }), say('happened', { brand }), say('otherwise')]);
}

/** Mails the address that an account had until now that it has another one, once it has. */
export function tellOfNewAddress(db: Kysely<Database>, recipient: Recipient, house: House & { email: string }): void {
  const say = translatorOf(mails.newAddress, recipient.locale);
  const { brand, email } = house;
  post(db, recipient, house, [say('subject', { brand }), say('happened', { brand, email }), say('otherwise')]);
}

type Letter = readonly [subject: string, opening: string, closing: string];

function post(db: Kysely<Database>, recipient: Recipient, house: House, [subject, opening, closing]: Letter): void {
  const { email, first_name, last_name, locale } = recipient;
  const say = translatorOf(mails.account, locale);
  const mail = mailOf(
    { name: `${first_name} ${last_name}`, address: email },
    {
      brand: house.brand,
      locale,
      subject,
      opening: [say('greeting', { name: first_name }), opening],
      button: { label: say('signIn'), url: house.publicUrl + signInPaths[locale] },
      closing: [closing],
    },
  );
  afterCommit(db, () => house.mailer.post(async () => mail));
}
