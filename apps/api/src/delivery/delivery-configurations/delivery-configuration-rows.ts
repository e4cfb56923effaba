import type {
  DeliveryConfiguration,
  DeliveryConfigurationInput,
  deliveryConfigurations,
} from '@traiteur/contract/delivery/delivery-configurations.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { inTransaction } from '../../database/rows/transactions.ts';
import { pageOf } from '../../database/rows/paging.ts';
import type { Database } from '../../database/schema.ts';
import { Refusal } from '../../core/refusal.ts';
import { moment } from '../../database/rows/sorts.ts';

type Query = Received<(typeof deliveryConfigurations.operations)['list']>['query'];
type Input = Omit<DeliveryConfigurationInput, 'copiedFrom'>;

/** Amounts in cents. `freeDeliveryFrom` null: never free. */
export interface Configuration {
  id: number;
  shippingFee: number;
  freeDeliveryFrom: number | null;
  noticeHours: number;
  promiseHours: number;
  horizonDays: number;
  closedDates: string[];
}

export async function configurationInForce(db: Kysely<Database>, now: Date): Promise<Configuration | undefined> {
  const row = await rowInForce(db, now).executeTakeFirst();
  return row && rulesOf(row);
}

export const rowInForce = (db: Kysely<Database>, now: Date) =>
  db.selectFrom('delivery_configurations').selectAll().where('id', '=', inForceAt(now));

/**
 * Orders take this shared lock, so that no day closes and no menu changes before their commit: they wait for
 * {@link lockConfigurations} and for who plans a menu, but not for each other. Read the time and the
 * rules only after it.
 */
export const lockConfigurationsShared = (db: Kysely<Database>) =>
  sql`lock table delivery_configurations, menu_plans in row share mode`.execute(db);

/** Waits for the orders being placed, and blocks new ones until the transaction ends. */
export const lockConfigurations = (db: Kysely<Database>) =>
  sql`lock table delivery_configurations in exclusive mode`.execute(db);

export function listDeliveryConfigurations(db: Kysely<Database>, query: Query, now: Date) {
  const rows = configurationsAt(db, now).where(isLastCopy(now));
  return pageOf(
    db,
    rows,
    query,
    { sorts: { effectiveFrom: moment('effective_from') }, usual: '-effectiveFrom', id: sql.ref('configuration.id') },
    configurationFrom,
  );
}

export async function getDeliveryConfiguration(db: Kysely<Database>, id: number, now: Date) {
  const row = await configurationsAt(db, now).where('configuration.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return configurationFrom(row);
}

/** @throws {Refusal} `invalid-input` for a past moment, `moment-taken`, `unknown-reference` for `copiedFrom` */
export const createDeliveryConfiguration = (
  db: Kysely<Database>,
  { copiedFrom, ...input }: DeliveryConfigurationInput,
  createdBy: number | null,
  clock: () => Date,
): Promise<DeliveryConfiguration> =>
  inTransaction(db, async (transaction) => {
    await lockConfigurations(transaction);
    const now = clock();
    const closedDates = await closedDatesNow(transaction, input.closedDates, copiedFrom ?? null, now);
    return insertConfiguration(transaction, { ...input, closedDates }, createdBy, now);
  });

/** The typed days, with the days closed or opened since the copied configuration was read. */
async function closedDatesNow(db: Kysely<Database>, typedDates: string[], copiedFrom: number | null, now: Date) {
  if (copiedFrom === null) return typedDates;
  const copy = await db
    .selectFrom('delivery_configurations')
    .select('closed_dates as closedDates')
    .where('id', '=', copiedFrom)
    .executeTakeFirst();
  if (!copy) throw new Refusal('unknown-reference', { field: 'copiedFrom' });
  const inForce = (await configurationInForce(db, now))?.closedDates ?? [];
  const closedSince = inForce.filter((date) => !copy.closedDates.includes(date));
  const openedSince = copy.closedDates.filter((date) => !inForce.includes(date));
  return [...typedDates.filter((date) => !openedSince.includes(date)), ...closedSince];
}

/** The caller has locked the configurations. */
export async function insertConfiguration(
  db: Kysely<Database>,
  input: Input,
  createdBy: number | null,
  now: Date,
): Promise<DeliveryConfiguration> {
  const effectiveFrom = input.effectiveFrom === null ? now : new Date(input.effectiveFrom);
  if (effectiveFrom < now)
    throw new Refusal('invalid-input', { faults: [{ field: 'effectiveFrom', code: 'in-the-past' }] });
  const { id } = await db
    .insertInto('delivery_configurations')
    .values({
      effective_from: effectiveFrom,
      shipping_fee: input.shippingFee,
      free_delivery_from: input.freeDeliveryFrom,
      notice_hours: input.noticeHours,
      promise_hours: input.promiseHours,
      horizon_days: input.horizonDays,
      closed_dates: [...new Set(input.closedDates)].sort(),
      created_at: now,
      created_by: createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return getDeliveryConfiguration(db, id, now);
}

const configurationsAt = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('delivery_configurations as configuration')
    .leftJoin('administrators as author', 'author.id', 'configuration.created_by')
    .selectAll('configuration')
    .select([
      since.as('since'),
      sql<string | null>`author.first_name || ' ' || author.last_name`.as('author_name'),
      sql<DeliveryConfiguration['standing']>`case
        when configuration.effective_from > ${now} then 'future'
        when configuration.id = ${inForceAt(now)} then 'in-force'
        else 'past'
      end`.as('standing'),
    ]);

const rulesOfRow = (name: string) =>
  sql`(${sql.join(
    ['shipping_fee', 'free_delivery_from', 'notice_hours', 'promise_hours', 'horizon_days'].map((column) =>
      sql.ref(`${name}.${column}`),
    ),
  )})`;

/** Closing or opening a day copies the configuration: of such copies the newest stands for all. */
const isLastCopy = (now: Date) => sql<boolean>`not exists (
  select from (
    select * from delivery_configurations where effective_from > configuration.effective_from order by effective_from limit 1
  ) later where later.effective_from <= ${now} and ${rulesOfRow('later')} is not distinct from ${rulesOfRow('configuration')})`;

const since = sql<Date>`(
  select min(effective_from) from delivery_configurations copy
  where copy.effective_from <= configuration.effective_from and copy.effective_from > coalesce((
    select max(earlier.effective_from) from delivery_configurations earlier
    where earlier.effective_from < configuration.effective_from
      and ${rulesOfRow('earlier')} is distinct from ${rulesOfRow('configuration')}), '-infinity'))`;

const inForceAt = (now: Date) => sql<number>`(
  select id from delivery_configurations where effective_from <= ${now} order by effective_from desc limit 1)`;

type Row = Selectable<Database['delivery_configurations']>;

const configurationFrom = (
  row: Row & { since: Date; author_name: string | null; standing: DeliveryConfiguration['standing'] },
): DeliveryConfiguration => ({
  ...rulesOf(row),
  effectiveFrom: row.effective_from.toISOString(),
  since: row.since.toISOString(),
  createdAt: row.created_at.toISOString(),
  createdBy: row.author_name,
  standing: row.standing,
});

export const rulesOf = (row: Omit<Row, 'effective_from' | 'created_at'>): Configuration => ({
  id: row.id,
  shippingFee: row.shipping_fee,
  freeDeliveryFrom: row.free_delivery_from,
  noticeHours: row.notice_hours,
  promiseHours: row.promise_hours,
  horizonDays: row.horizon_days,
  closedDates: row.closed_dates,
});
