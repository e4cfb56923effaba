import { wantedAreaLetter } from '@traiteur/words/delivery/wanted-area-letters.ts';
import { mailPauseAfter } from '@traiteur/domain/house/mail-pauses.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import type { Job } from '../../jobs/job.ts';
import { hasAnswer, isRefused, UncertainDelivery } from '../../mail/delivery-failure.ts';
import { mailOf } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';
import { type DueWish, lockDueWish, postponeWish, removeWish } from './wanted-area-rows.ts';

type Notifying = Pick<Services, 'mailer' | 'brand' | 'siteUrl' | 'clock'> & { db: Kysely<Database> };

/** What a zone serves is read, not announced: whichever way a code came into one, nobody is forgotten. */
export const notifyingWishes = (notifying: Notifying): Job => ({
  name: 'notify-wishes',
  quiet: true,
  schedule: '*/5 * * * *',
  atStart: true,
  run: () => notifyWishes(notifying),
});

/**
 * Each is told once. While no mail leaves, or the mail server is away, they wait; a mailbox that does not accept a mail
 * for now keeps nobody else from theirs, and is given up after some days.
 */
export async function notifyWishes(notifying: Notifying): Promise<void> {
  if (!notifying.mailer.leaves) return;
  while (await notifyNext(notifying));
}

/** False where nobody is to be told. */
const notifyNext = ({ db, mailer, brand, siteUrl, clock }: Notifying): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const wish = await lockDueWish(transaction, clock());
    if (!wish) return false;
    const pause = mailPauseAfter(wish.tries + 1);
    if (pause !== undefined) await postponeWish(transaction, wish, new Date(clock().getTime() + pause));
    const isOver = await mailer.send(mailFor(wish, { brand, siteUrl })).then(
      () => true,
      (error: unknown) => {
        if (error instanceof UncertainDelivery || isRefused(error)) return true;
        if (!hasAnswer(error)) throw error;
        return pause === undefined;
      },
    );
    if (isOver) await removeWish(transaction, wish.id);
    return true;
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
