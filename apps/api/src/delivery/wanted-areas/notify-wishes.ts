import { wantedAreaLetter } from '@traiteur/words/delivery/wanted-area-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import type { Job } from '../../jobs/job.ts';
import { isRefused, UncertainDelivery } from '../../mail/delivery-failure.ts';
import { mailOf } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';
import { type DueWish, lockDueWish, removeWish } from './wanted-area-rows.ts';

type Notifying = Pick<Services, 'mailer' | 'brand' | 'siteUrl'> & { db: Kysely<Database> };

/** What a zone serves is read, not announced: whichever way a code came into one, nobody is forgotten. */
export const notifyingWishes = (notifying: Notifying): Job => ({
  name: 'notify-wishes',
  quiet: true,
  schedule: '*/5 * * * *',
  atStart: true,
  run: () => notifyWishes(notifying),
});

/** Each is told once. While no mail leaves, or the mail server is away, they wait. */
export async function notifyWishes(notifying: Notifying): Promise<void> {
  if (!notifying.mailer.leaves) return;
  let lastId = 0;
  for (;;) {
    const id = await notifyNext(notifying, lastId);
    if (id === undefined) return;
    lastId = id;
  }
}

const notifyNext = ({ db, mailer, brand, siteUrl }: Notifying, lastId: number): Promise<number | undefined> =>
  inTransaction(db, async (transaction) => {
    const wish = await lockDueWish(transaction, lastId);
    if (!wish) return undefined;
    // First, so that a mail that leaves is never followed by a removal that fails.
    await removeWish(transaction, wish.id);
    await mailer.send(mailFor(wish, { brand, siteUrl })).catch((error: unknown) => {
      if (!(error instanceof UncertainDelivery) && !isRefused(error)) throw error;
    });
    return wish.id;
  });

/** Names neither person nor city, since a stranger may have typed them. */
function mailFor(
  { email, locale, postalCode }: DueWish,
  { brand, siteUrl }: Pick<Services, 'brand' | 'siteUrl'>,
): Mail {
  const say = translatorOf(wantedAreaLetter, locale);
  return mailOf(
    { name: '', address: email },
    {
      brand,
      locale,
      subject: say('subject', { brand: brand.name, postalCode }),
      opening: [say('greeting'), say('happened', { brand: brand.name, postalCode })],
      button: { label: say('look'), url: siteUrl + (locale === 'fr' ? '/' : '/en') },
      closing: [say('closing')],
    },
  );
}
