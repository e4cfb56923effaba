import { titleAlonePattern } from '@traiteur/domain/clients/called-name.ts';
import { type RawBuilder, sql } from 'kysely';

/** As PostgreSQL writes it. */
const titleAlone = titleAlonePattern.replaceAll('\\p{L}', '[[:alpha:]]');

/** What somebody at a table is called; the client themselves as `calledName` says. */
export const eaterName = (eater: string, client: string) =>
  sql<string>`case when not ${sql.ref(`${eater}.is_client`)} then ${sql.ref(`${eater}.name`)}
    when ${sql.ref(`${client}.first_name`)} ~* ${titleAlone} then concat_ws(' ', ${sql.ref(`${client}.first_name`)}, ${sql.ref(`${client}.last_name`)})
    else ${sql.ref(`${client}.first_name`)} end`;

/**
 * Who sits at one of these tables: the client's own is 0, that of a group order its id. By the expression of the index
 * on the names of a table: a host of many groups has thousands of guests, and no other index leads past them.
 */
export const sitsAt = (eater: string, tables: RawBuilder<unknown>) =>
  sql<boolean>`coalesce(${sql.ref(`${eater}.group_order_id`)}, 0) = any(${tables})`;

/** Who may eat of the orders of their table: a guest only of that of their group. */
export const eatsOf = (eater: string, groupOrderId: RawBuilder<unknown>) =>
  sitsAt(eater, sql`array[0, coalesce(${groupOrderId}, 0)]`);

/** The client themselves, and those of whom they take care. */
export const sitsAtHome = (eater: string) => sitsAt(eater, sql`array[0]`);

/** Who reacts, beside the client; empty for the client themselves. */
export const eaterBeside = (conflict: string) =>
  sql<string>`case when exists (select from eaters e where e.id = ${sql.ref(`${conflict}.eater_id`)} and e.is_client)
    then '' else ${sql.ref(`${conflict}.eater_name`)} end`;

/** The client of an order as one who eats. */
export const clientEaterOf = (order: string) =>
  sql<number>`(select e.id from eaters e
    where e.client_id = ${sql.ref(`${order}.client_id`)} and ${sitsAtHome('e')} and e.is_client)`;
