import { letters } from '@traiteur/words/access/account-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Services } from '../../core/services.ts';
import { accountLetter, type Recipient } from '../../mail/account-letter.ts';
import type { Mail } from '../../mail/mailer.ts';

export type FactorNews = Exclude<keyof typeof letters.secondFactor, 'subject' | 'look' | 'otherwise'>;

export function factorMail(
  recipient: Recipient,
  news: FactorNews,
  { brand, publicUrl }: Pick<Services, 'brand' | 'publicUrl'>,
): Mail {
  const say = translatorOf(letters.secondFactor, recipient.locale);
  return accountLetter(recipient, {
    brand,
    subject: say('subject', { brand: brand.name }),
    opening: [say(news, { brand: brand.name })],
    button: { label: say('look', { brand: brand.name }), url: publicUrl },
    closing: [say('otherwise')],
  });
}
