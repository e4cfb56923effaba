import type { Locale } from '@traiteur/domain/text/language.ts';
import { letters } from '@traiteur/words/access/account-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import { type Letter, mailOf } from './letter.ts';
import type { Mail } from './mailer.ts';

/** Whom a letter about an account goes to, and in which language. */
export interface Recipient {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
}

/** A letter to somebody about their account, which greets them by name. */
export function accountLetter(
  { email, firstName, lastName, locale }: Recipient,
  { opening, ...letter }: Omit<Letter, 'locale'>,
): Mail {
  const greeting = translatorOf(letters.account, locale)('greeting', { name: firstName });
  const to = { name: `${firstName} ${lastName}`, address: email };
  return mailOf(to, { ...letter, locale, opening: [greeting, ...opening] });
}
