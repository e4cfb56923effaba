import type { Client } from '@traiteur/contract/clients/clients.ts';
import { writtenMoment } from '@traiteur/domain/dates/written-moment.ts';
import { letters } from '@traiteur/words/access/account-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import { mailOwners } from '../../../access/administrators/mail-owners.ts';
import type { Saving } from '../../../core/caller.ts';
import type { Services } from '../../../core/services.ts';
import type { Database } from '../../../database/schema.ts';

type Named = Pick<Client, 'id' | 'firstName' | 'lastName'>;

export async function mailOwnersMerge(
  db: Kysely<Database>,
  keeper: Named,
  otherRecord: Named,
  { by, now, house, ...services }: Saving & Pick<Services, 'brand' | 'publicUrl' | 'mailer' | 'house'>,
): Promise<void> {
  const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;
  await mailOwners(db, services, (locale) => {
    const say = translatorOf(letters.clientMerge, locale);
    const records = {
      client: nameOf(keeper),
      id: String(keeper.id),
      otherClient: nameOf(otherRecord),
      otherId: String(otherRecord.id),
    };
    return {
      subject: say('subject', { brand: services.brand.name }),
      opening: [say('happened', { name: by.name, ...records, at: writtenMoment(now, locale, house) })],
      closing: [say('otherwise')],
    };
  });
}
