import { today } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import { offeredOn } from '../catalogue/menu-plans/offered-on.ts';
import { readBriefly } from '../database/rows/transactions.ts';
import type { Database } from '../database/schema.ts';
import { readArchive } from '../house/server-status/archive-rows.ts';
import { readRecords } from '../house/server-status/server-record-rows.ts';
import { type Queues, readQueues } from '../house/server-status/queue-rows.ts';
import { leftPortions, portionsOn } from '../orders/ledger/portion-rows.ts';

/** Of the whole house, the same on every node; times in seconds. Null: there is none. */
interface Amounts extends Omit<Queues, 'oldestJobAt' | 'oldestMailAt'> {
  oldestJob: number | null;
  oldestMail: number | null;
  ordersPlaced: number;
  latestOrder: number | null;
  backupAge: number | null;
  disagreements: number | null;
  /** 1 or 0; null where the server archives no journal. */
  archiveFailing: number | null;
}

export interface Figures extends Amounts {
  days: { day: number; portions: number; offersSoldOut: number }[];
}

interface FiguresRequest {
  timeZone: string;
  clock: () => Date;
  /** Milliseconds for which all who ask share one reading. */
  age?: number;
}

const daysAhead = 7;

/** Counting stops there: the figure then means "or more". */
const most = 100_000;

/** Undefined while they cannot be read; a failure is shared too, so that a slow database is not asked more often. */
export function figuresOf(db: Kysely<Database>, { timeZone, clock, age = 10_000 }: FiguresRequest) {
  let latest: { until: number; reading: Promise<Figures | undefined> } | undefined;
  return (): Promise<Figures | undefined> => {
    const now = performance.now();
    if (!latest || latest.until <= now)
      latest = { until: now + age, reading: readFigures(db, clock(), timeZone).catch(() => undefined) };
    return latest.reading;
  };
}

const readFigures = (db: Kysely<Database>, now: Date, timeZone: string): Promise<Figures> =>
  readBriefly(db, async (transaction) => {
    const { oldestJobAt, oldestMailAt, ...queues } = await readQueues(transaction, now);
    const { rows } = await ordersUntil(now).execute(transaction);
    const { rows: days } = await daysFrom(today(now, timeZone), now).execute(transaction);
    const [orders] = rows;
    const { backupAt, verification } = await readRecords(transaction, now);
    const { archive } = await readArchive(transaction);
    return {
      ...queues,
      oldestJob: secondsSince(oldestJobAt, now),
      oldestMail: secondsSince(oldestMailAt, now),
      ordersPlaced: orders?.count ?? 0,
      latestOrder: secondsSince(orders?.latestAt ?? null, now),
      backupAge: secondsSince(backupAt, now),
      disagreements: verification && verification.disagreements,
      archiveFailing: archive && Number(archive.isFailing),
      days,
    };
  });

const secondsSince = (moment: Date | null, now: Date): number | null =>
  moment && (now.getTime() - moment.getTime()) / 1000;

const ordersUntil = (now: Date) => sql<{ count: number; latestAt: Date | null }>`
  select count(*)::integer as count, (select max(placed_at) from orders) as "latestAt"
  from (select from orders where placed_at > ${now}::timestamptz - interval '1 day' limit ${sql.lit(most)}) placed`;

/** By the rule of the menu; a few hundred offers a day. */
const daysFrom = (first: string, now: Date) => {
  const date = sql`day.date`;
  return sql<Figures['days'][number]>`
    select day.date - ${first}::date as day, coalesce(sum(menu."left"), 0) as portions,
      count(*) filter (where menu."left" = 0)::integer as "offersSoldOut"
    from (select ${first}::date + ahead as date from generate_series(0, ${sql.lit(daysAhead - 1)}) ahead) day
    left join lateral (select ${leftPortions} as "left"
      from products p join offers o on o.product_id = p.id ${portionsOn(date)}
      where p.status = 'published' and ${offeredOn(date, now)}) menu on true
    group by day.date order by day.date`;
};
