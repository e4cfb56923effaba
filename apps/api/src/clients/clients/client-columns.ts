import type { Client } from '@traiteur/contract/clients/clients.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type ClientColumns = Selectable<Database['clients']> &
  Pick<Client, 'unprovenEmail'> & { self: Omit<Client['eaters'][number], 'name'> };

/** The address of a sign-in that is not proven to be the client's; empty without one. */
export const unprovenEmailOf = sql<string>`coalesce((
  select unproven_email from client_accounts where client_id = clients.id), '')`;

export const shownOf = (row: ClientColumns) => ({
  id: row.id,
  version: row.version,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  unprovenEmail: row.unprovenEmail,
  phone: row.phone,
  allergens: row.self.allergens,
  allergiesAsked: row.self.allergiesAsked,
  ordersCount: row.orders_count,
  ordersAmount: row.orders_amount,
  lastOrderAt: row.last_order_at?.toISOString() ?? null,
});
