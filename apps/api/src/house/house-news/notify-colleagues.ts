import { officeOrderOf } from '@traiteur/contract/orders/office-addresses.ts';
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

interface OrderNews {
  kind: Exclude<HouseNewsKind, 'client_message'>;
  orderId: number;
}

type Telling = Reading & Pick<Services, 'mailer' | 'publicUrl'> & { log: (line: string) => void };

const mailingJob = 'mail-house';

/** The trigger in db/routines/write-mails.sql uses the first name. One mail, and one job, for each who is told. */
export const notifyingHouse = (telling: Telling): Job[] => [
  { name: 'notify-house', quiet: true, run: (payload) => notifyColleagues(payload as OrderNews, telling.db) },
  {
    name: mailingJob,
    quiet: true,
    run: (payload) => mailColleague(payload as OrderNews & { administratorId: number }, telling),
  },
];

export async function notifyColleagues(news: OrderNews, db: Kysely<Database>): Promise<void> {
  if (!(await readNews(db, news))) return;
  for (const { id } of await recipientsOfNews(db, news.kind)) {
    const payload = JSON.stringify({ ...news, administratorId: id });
    await sql`select graphile_worker.add_job(${mailingJob}, ${payload}::json, max_attempts => 10,
      job_key => ${`${news.kind}-${news.orderId}-${id}`})`.execute(db);
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
    await telling.mailer.send(letterOf(news.kind, order, recipient, telling));
  } catch (error) {
    // What may have left is not sent twice, and a refused address is refused again.
    if (!(error instanceof UncertainDelivery) && !isRefused(error)) throw error;
    telling.log(`News could not be mailed to administrator ${administratorId}: ${reasonOf(error)}.`);
  }
}

interface NewsOrder {
  id: number;
  number: string;
  client: string;
  date: string;
  start: string;
  end: string;
  total: number;
  due: number;
}

/** Undefined once it is no news any more: the order is cancelled, or paid, or somebody has seen to it. */
async function readNews(db: Kysely<Database>, { kind, orderId }: OrderNews): Promise<NewsOrder | undefined> {
  const isStillSo =
    kind === 'site_order'
      ? sql`true`
      : sql`o.due > 0 and exists (select from online_payment_parts part join online_payments p on p.id = part.online_payment_id
          where part.order_id = o.id and p.state = 'open' and p.failure <> '' and p.failure_seen_at is null)`;
  const { rows } = await sql<NewsOrder>`
    select o.id, o.number, (o.client ->> 'firstName') || ' ' || (o.client ->> 'lastName') as client, o.delivery_date as date,
      to_char(o.slot_starts, 'HH24:MI') as start, to_char(o.slot_ends, 'HH24:MI') as end, o.total, o.due
    from orders o where o.id = ${orderId} and o.status <> 'cancelled' and ${isStillSo}`.execute(db);
  return rows[0];
}

function letterOf(
  kind: OrderNews['kind'],
  order: NewsOrder,
  recipient: Recipient,
  { brand, house, publicUrl }: Telling,
): Mail {
  const { locale } = recipient;
  const say = translatorOf(houseNewsLetters, locale);
  const { number, client, start, end } = order;
  const values = {
    brand: brand.name,
    number,
    client,
    date: longDay(order.date, locale, house.english),
    start,
    end,
    total: formatMoney(order.total, house.currency, locale),
    due: formatMoney(order.due, house.currency, locale),
  };
  return accountLetter(recipient, {
    brand,
    subject: say(`subject.${kind}`, values),
    opening: [say(`text.${kind}`, values)],
    button: { label: say('see'), url: officeOrderOf(publicUrl, locale, order.id) },
    closing: [say('why')],
  });
}
