import { type RawBuilder, sql } from 'kysely';

/** What somebody at a table is called; the client themselves by their first name. */
export const eaterName = (eater: string, client: string) =>
  sql<string>`case when ${sql.ref(`${eater}.is_client`)} then ${sql.ref(`${client}.first_name`)} else ${sql.ref(`${eater}.name`)} end`;

/** Who may eat of the orders of their table: a guest only of that of their group. */
export const eatsOf = (eater: string, groupOrderId: RawBuilder<unknown>) =>
  sql<boolean>`(${sql.ref(`${eater}.group_order_id`)} is null or ${sql.ref(`${eater}.group_order_id`)} = ${groupOrderId})`;

/** Who reacts, beside the client; empty for the client themselves. */
export const eaterBeside = (conflict: string) =>
  sql<string>`case when exists (select from eaters e where e.id = ${sql.ref(`${conflict}.eater_id`)} and e.is_client)
    then '' else ${sql.ref(`${conflict}.eater_name`)} end`;

/** The client of an order as one who eats. */
export const clientEaterOf = (order: string) =>
  sql<number>`(select e.id from eaters e where e.client_id = ${sql.ref(`${order}.client_id`)} and e.is_client)`;
