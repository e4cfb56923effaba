import { calledName } from '@traiteur/domain/clients/called-name.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { letters } from '@traiteur/words/access/account-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import { type Letter, mailOf } from './letter.ts';
import type { Mail } from './mailer.ts';

export interface Recipient {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
}

export function accountLetter(recipient: Recipient, { opening, ...letter }: Omit<Letter, 'locale'>): Mail {
  const { email, firstName, lastName, locale } = recipient;
  const greeting = translatorOf(letters.account, locale)('greeting', { name: calledName(recipient) || 'none' });
  const to = { name: `${firstName} ${lastName}`.trim(), address: email };
  return mailOf(to, { ...letter, locale, opening: [greeting, ...opening] });
}
