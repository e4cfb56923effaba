import { resetLinkOf } from '@traiteur/contract/access/sign-in-addresses.ts';
import { letters } from '@traiteur/words/access/account-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Services } from '../../core/services.ts';
import { accountLetter, type Recipient } from '../../mail/account-letter.ts';
import type { Mail } from '../../mail/mailer.ts';
import { resetMinutes } from './password-reset-rows.ts';

export function resetMail(
  recipient: Recipient,
  token: string,
  { brand, publicUrl }: Pick<Services, 'brand' | 'publicUrl'>,
): Mail {
  const { locale } = recipient;
  const say = translatorOf(letters.passwordReset, locale);
  return accountLetter(recipient, {
    brand,
    subject: say('subject', { brand: brand.name }),
    opening: [say('asked', { brand: brand.name })],
    button: { label: say('choose'), url: resetLinkOf(publicUrl, locale, token) },
    closing: [say('limits', { minutes: String(resetMinutes) }), say('otherwise')],
  });
}
