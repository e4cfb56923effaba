import { paymentLinkOf } from '@traiteur/contract/money/payment-addresses.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { paymentLinkDays } from '@traiteur/domain/money/online-payments.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { hashOf, newToken } from '../../core/tokens.ts';
import type { Database } from '../../database/schema.ts';
import { writtenLanguage } from '../../database/rows/written-language.ts';

const day = 24 * 3600_000;
const mostGuestLinks = 4;

/** Earlier links stay valid until they expire: we do not know which one the client has. */
export async function makeLink(
  db: Kysely<Database>,
  { orderId, locale }: { orderId: number; locale: Locale },
  { clock, siteUrl }: Pick<Services, 'clock' | 'siteUrl'>,
): Promise<{ url: string; expiresAt: Date }> {
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + paymentLinkDays * day);
  await db
    .insertInto('payment_links')
    .values({ hash: hashOf(token), order_id: orderId, made_at: now, expires_at: expiresAt })
    .execute();
  return { url: paymentLinkOf(siteUrl, locale, token), expiresAt };
}

/** For what a guest of a group order pays above the budget. The last ones stay valid: several pages may be open. */
export async function makeGuestLink(
  db: Kysely<Database>,
  { guestId, locale, expiresAt }: { guestId: number; locale: Locale; expiresAt: Date },
  { clock, siteUrl }: Pick<Services, 'clock' | 'siteUrl'>,
): Promise<string> {
  const token = newToken();
  const link = { hash: hashOf(token), order_id: null, guest_id: guestId, made_at: clock(), expires_at: expiresAt };
  await sql`delete from payment_links where hash in (
    select hash from payment_links where guest_id = ${guestId}
    order by made_at desc, hash offset ${sql.lit(mostGuestLinks - 1)})`.execute(db);
  await db.insertInto('payment_links').values(link).execute();
  return paymentLinkOf(siteUrl, locale, token);
}

/** @throws {Refusal} `not-found`, `nothing-due` */
export async function payableOrder(db: Kysely<Database>, id: number) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('clients', 'clients.id', 'orders.client_id')
    .select([
      'orders.due',
      'clients.email',
      'orders.client_id as clientId',
      writtenLanguage('clients.locale').as('locale'),
    ])
    .where('orders.id', '=', id)
    .executeTakeFirst();
  if (!order) throw new Refusal('not-found');
  if (order.due === 0) throw new Refusal('nothing-due');
  return order;
}

/** One of both. */
interface LinkedPayer {
  orderId: number | null;
  guestId: number | null;
}

/** @throws {Refusal} `payment-link-ended` */
export async function payerOfLink(db: Kysely<Database>, token: string, now: Date): Promise<LinkedPayer> {
  const link = await db
    .selectFrom('payment_links')
    .select(['order_id as orderId', 'guest_id as guestId'])
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!link) throw new Refusal('payment-link-ended');
  return link;
}
