import { siteSignInPaths } from '@traiteur/contract/site/site-addresses.ts';
import { clientLetters } from '@traiteur/words/clients/client-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/services.ts';
import { afterCommit } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { accountLetter, type Recipient } from '../../house/mail/account-letter.ts';

/**
 * Mails the address that a client's account had until now that it has another one, once it has. Which one is not told: whoever reads this may be why it
 * was changed.
 */
export function tellOfNewAddress(
  db: Kysely<Database>,
  recipient: Recipient,
  { brand, siteUrl, mailer }: Pick<Services, 'brand' | 'siteUrl' | 'mailer'>,
): void {
  const { locale } = recipient;
  const say = translatorOf(clientLetters, locale);
  const mail = accountLetter(recipient, {
    brand,
    subject: say('newAddress.subject', { brand: brand.name }),
    opening: [say('newAddress.happened', { brand: brand.name }), say('newAddress.next')],
    button: { label: say('newAddress.signIn'), url: siteUrl + siteSignInPaths[locale] },
    closing: [say('newAddress.otherwise')],
  });
  afterCommit(db, () => mailer.post(async () => mail));
}
