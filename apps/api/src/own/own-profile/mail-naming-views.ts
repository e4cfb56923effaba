import type { NamingView } from '@traiteur/contract/house/saved-views.ts';
import { letters } from '@traiteur/words/access/account-letters.ts';
import { lists } from '@traiteur/words/frame/lists.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import { mailOwners } from '../../access/administrators/mail-owners.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';

/** Tells the owners which saved views still name a client who erased themselves: no staff member saw it. */
export async function mailNamingViews(
  db: Kysely<Database>,
  views: readonly NamingView[],
  services: Pick<Services, 'brand' | 'publicUrl' | 'mailer'>,
): Promise<void> {
  if (views.length === 0) return;
  await mailOwners(db, services, (locale) => {
    const say = translatorOf(letters.namingViews, locale);
    const sayOfLists = translatorOf(lists, locale);
    return {
      subject: say('subject', { brand: services.brand.name }),
      opening: [say('happened'), ...views.map(({ name, by }) => sayOfLists('views.of', { name, by }))],
      closing: [say('next')],
    };
  });
}
