import type { Locale } from '@traiteur/domain/language.ts';
import { mails } from '@traiteur/words/mails.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Services } from '../core/services.ts';
import { mailOf } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';

/** What has happened to somebody's factors. */
export type FactorNews = Exclude<keyof typeof mails.secondFactor, 'subject' | 'greeting' | 'look' | 'otherwise'>;

interface Recipient {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
}

/** The mail that says what has happened to somebody's second factor, in their language, and what to do where it was not them. */
export function factorMail(
  { email, firstName, lastName, locale }: Recipient,
  news: FactorNews,
  { brand, publicUrl }: Pick<Services, 'brand' | 'publicUrl'>,
): Mail {
  const say = translatorOf(mails.secondFactor, locale);
  return mailOf(
    { name: `${firstName} ${lastName}`, address: email },
    {
      brand,
      locale,
      subject: say('subject', { brand }),
      opening: [say('greeting', { name: firstName }), say(news, { brand })],
      button: { label: say('look', { brand }), url: publicUrl },
      closing: [say('otherwise')],
    },
  );
}
