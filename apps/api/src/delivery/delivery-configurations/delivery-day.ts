import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { sql } from 'kysely';
import type { Services } from '../../core/services.ts';
import { configurationInForce } from './delivery-configuration-rows.ts';

const mostNamed = 12;

export async function getDeliveryDay(date: LocalDate, { db, clock }: Services) {
  const rules = await configurationInForce(db, clock());
  const { rows } = await sql<{ id: number; number: string; orders: number }>`
    select id, number, count(*) over ()::integer as orders from orders
    where delivery_date = ${date} and status = any(${standingStatuses}::text[]) order by id limit ${mostNamed}`.execute(
    db,
  );
  return {
    date,
    configurationId: rules?.id ?? null,
    closed: rules?.closedDates.includes(date) ?? false,
    orders: rows[0]?.orders ?? 0,
    firstOrders: rows.map(({ id, number }) => ({ id, number })),
  };
}
