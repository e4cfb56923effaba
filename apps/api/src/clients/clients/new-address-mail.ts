import type { Client } from '@traiteur/contract/clients/clients.ts';
import { siteSignInPaths } from '@traiteur/contract/site/site-addresses.ts';
import { writtenMoment } from '@traiteur/domain/dates/written-moment.ts';
import { letters } from '@traiteur/words/access/account-letters.ts';
import { clientLetters } from '@traiteur/words/clients/client-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import { mailOwners } from '../../access/administrators/mail-owners.ts';
import type { Saving } from '../../core/caller.ts';
import type { Services } from '../../core/services.ts';
import { afterCommit } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { accountLetter, type Recipient } from '../../mail/account-letter.ts';

/** To the old address, without the new one: its reader may be the reason for the change. */
export function notifyOfNewAddress(
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

export async function mailOwnersNewAddress(
  db: Kysely<Database>,
  { id, firstName, lastName }: Pick<Client, 'id' | 'firstName' | 'lastName'>,
  { by, now, house, ...services }: Saving & Pick<Services, 'brand' | 'publicUrl' | 'mailer' | 'house'>,
): Promise<void> {
  await mailOwners(db, services, (locale) => {
    const say = translatorOf(letters.clientAddress, locale);
    const client = `${firstName} ${lastName}`;
    const at = writtenMoment(now, locale, house);
    return {
      subject: say('subject', { brand: services.brand.name }),
      opening: [say('happened', { name: by.name, client, id: String(id), at })],
      closing: [say('otherwise')],
    };
  });
}
