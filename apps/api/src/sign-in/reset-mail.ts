import type { Locale } from '@traiteur/domain/language.ts';
import { resetLinkOf } from '@traiteur/contract/access/sign-in-addresses.ts';
import { mails } from '@traiteur/words/mails.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Services } from '../core/services.ts';
import { mailOf } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import { resetMinutes } from './password-reset-rows.ts';

interface Recipient {
  email: string;
  first_name: string;
  last_name: string;
  locale: Locale;
}

/** The mail with the link to choose a new password, in the language of its recipient. */
export function resetMail(
  { email, first_name, last_name, locale }: Recipient,
  token: string,
  { brand, publicUrl }: Pick<Services, 'brand' | 'publicUrl'>,
): Mail {
  const say = translatorOf(mails.passwordReset, locale);
  return mailOf(
    { name: `${first_name} ${last_name}`, address: email },
    {
      brand,
      locale,
      subject: say('subject', { brand }),
      opening: [say('greeting', { name: first_name }), say('asked', { brand })],
      button: { label: say('choose'), url: resetLinkOf(publicUrl, locale, token) },
      closing: [say('limits', { minutes: String(resetMinutes) }), say('otherwise')],
    },
  );
}
