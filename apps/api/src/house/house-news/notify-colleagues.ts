import { officeDayOf, officeOrderOf } from '@traiteur/contract/orders/office-addresses.ts';
import { longDay } from '@traiteur/domain/dates/long-day.ts';
import type { HouseNewsKind } from '@traiteur/domain/house/house-news.ts';
import { formatMoney } from '@traiteur/domain/money/money.ts';
import { houseNewsLetters } from '@traiteur/words/house/house-news-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import { type Kysely, sql } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';
import type { Job } from '../../jobs/job.ts';
import { accountLetter, type Recipient } from '../../mail/account-letter.ts';
import { isRefused, reasonOf, UncertainDelivery } from '../../mail/delivery-failure.ts';
import type { Mail } from '../../mail/mailer.ts';
import { recipientsOfNews } from './house-news-rows.ts';

type OrderNews =
  | { kind: Exclude<HouseNewsKind, 'client_message'>; orderId: number }
  /** Of a guest whose group order is no order yet. */
  | { kind: 'payment_failed'; guestPaymentId: number };

const nameOf = (news: OrderNews): string =>
  'orderId' in news ? `${news.kind}-${news.orderId}` : `guest-${news.kind}-${news.guestPaymentId}`;

type Telling = Reading & Pick<Services, 'mailer' | 'publicUrl'> & { log: (line: string) => void };

const tellingJob = 'notify-house';
const mailingJob = 'mail-house';

/** Minutes: whose card was refused may try again. The trigger waits as long for orders. */
const pause = 10;

/** The trigger in db/routines/write-mails.sql uses the first name. One mail, and one job, for each who is told. */
export const notifyingHouse = (telling: Telling): Job[] => [
  { name: tellingJob, quiet: true, run: (payload) => notifyColleagues(payload as OrderNews, telling.db) },
  {
    name: mailingJob,
    quiet: true,
    run: (payload) => mailColleague(payload as OrderNews & { administratorId: number }, telling),
  },
];

/** Later, if it still waits then. */
export async function notifyOfGuest(db: Kysely<Database>, guestPaymentId: number, now: Date): Promise<void> {
  const news: OrderNews = { kind: 'payment_failed', guestPaymentId };
  await sql`select graphile_worker.add_job(${tellingJob}, ${JSON.stringify(news)}::json,
    run_at => ${new Date(now.getTime() + pause * 60_000)}, max_attempts => 10, job_key => ${nameOf(news)})`.execute(db);
}

export async function notifyColleagues(news: OrderNews, db: Kysely<Database>): Promise<void> {
  if (!(await readNews(db, news))) return;
  for (const { id } of await recipientsOfNews(db, news.kind)) {
    const payload = JSON.stringify({ ...news, administratorId: id });
    await sql`select graphile_worker.add_job(${mailingJob}, ${payload}::json, max_attempts => 10,
      job_key => ${`${nameOf(news)}-${id}`})`.execute(db);
  }
}

export async function mailColleague(
  { administratorId, ...news }: OrderNews & { administratorId: number },
  telling: Telling,
): Promise<void> {
  const order = await readNews(telling.db, news);
  // Who was taken off the list meanwhile is not told.
  const recipient = (await recipientsOfNews(telling.db, news.kind)).find(({ id }) => id === administratorId);
  if (!order || !recipient) return;
  try {
    await telling.mailer.send(letterOf(order, recipient, telling));
  } catch (error) {
    // What may have left is not sent twice, and a refused address is refused again.
    if (!(error instanceof UncertainDelivery) && !isRefused(error)) throw error;
    telling.log(`News could not be mailed to administrator ${administratorId}: ${reasonOf(error)}.`);
  }
}

interface NewsOrder {
  letter: keyof typeof houseNewsLetters.text;
  id: number;
  number: string;
  client: string;
  guest: string;
  date: string;
  start: string;
  end: string;
  total: number;
  due: number;
}

/** Undefined once it is no news any more: the order is cancelled, or paid, or somebody has seen to it. */
const readNews = (db: Kysely<Database>, news: OrderNews): Promise<NewsOrder | undefined> =>
  'orderId' in news ? readOrder(db, news) : readGuest(db, news.guestPaymentId);

async function readGuest(db: Kysely<Database>, paymentId: number): Promise<NewsOrder | undefined> {
  const { rows } = await sql<NewsOrder>`
    select 'guest_payment_failed' as letter, o.id, '' as number, c.first_name || ' ' || c.last_name as client, g.name as guest,
      o.delivery_date as date, '' as start, '' as end, 0 as total, part.amount as due
    from online_payments p
      join online_payment_parts part on part.online_payment_id = p.id
      join group_order_guests g on g.id = part.guest_id
      join group_orders o on o.id = part.group_order_id
      join clients c on c.id = o.client_id
    where p.id = ${paymentId} and p.state = 'open' and p.failure <> '' and part.order_id is null and o.state = 'open'
      and not exists (select from online_payment_parts later where later.guest_id = g.id and later.state = 'paid' and later.id > part.id)`.execute(
    db,
  );
  return rows[0];
}

async function readOrder(
  db: Kysely<Database>,
  { kind, orderId }: Extract<OrderNews, { orderId: number }>,
): Promise<NewsOrder | undefined> {
  const isStillSo =
    kind === 'site_order'
      ? sql`true`
      : sql`o.due > 0 and exists (select from online_payment_parts part join online_payments p on p.id = part.online_payment_id
          where part.order_id = o.id and p.state = 'open' and p.failure <> '' and p.failure_seen_at is null)`;
  const { rows } = await sql<NewsOrder>`
    select ${kind}::text as letter, o.id, o.number, '' as guest, (o.client ->> 'firstName') || ' ' || (o.client ->> 'lastName') as client, o.delivery_date as date,
      to_char(o.slot_starts, 'HH24:MI') as start, to_char(o.slot_ends, 'HH24:MI') as end, o.total, o.due
    from orders o where o.id = ${orderId} and o.status <> 'cancelled' and ${isStillSo}`.execute(db);
  return rows[0];
}

function letterOf(order: NewsOrder, recipient: Recipient, { brand, house, publicUrl }: Telling): Mail {
  const { locale } = recipient;
  const say = translatorOf(houseNewsLetters, locale);
  const { letter, number, client, guest, start, end } = order;
  const values = {
    brand: brand.name,
    number,
    client,
    guest,
    date: longDay(order.date, locale, house.english),
    start,
    end,
    total: formatMoney(order.total, house.currency, locale),
    due: formatMoney(order.due, house.currency, locale),
  };
  return accountLetter(recipient, {
    brand,
    subject: say(`subject.${letter}`, values),
    opening: [say(`text.${letter}`, values)],
    button:
      letter === 'guest_payment_failed'
        ? { label: say('seeDay'), url: officeDayOf(publicUrl, locale, order.date) }
        : { label: say('see'), url: officeOrderOf(publicUrl, locale, order.id) },
    closing: [say('why')],
  });
}
