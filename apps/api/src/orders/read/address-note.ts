import { sql } from 'kysely';

/**
 * What a driver should know of an order's address, for a statement that reads `orders` by that alias. It is what the client's record says of that
 * place now: a new door code opens the door, the one of the day of the order does not. Where they no longer have the address, or moved it
 * elsewhere, it is what stood there when it was ordered.
 */
export const addressNoteOf = (order: string) => {
  const copy = sql.ref(`${order}.address`);
  return sql<string>`coalesce((select a.note from addresses a
    where a.client_id = ${sql.ref(`${order}.client_id`)} and a.address = ${copy} ->> 'address'
      and a.postal_code = ${copy} ->> 'postalCode' and a.city = ${copy} ->> 'city'
    -- A client may have a place twice, under two names or after a merge.
    order by (a.label = ${copy} ->> 'label') desc, (a.note = ${copy} ->> 'note') desc nulls last, a.note <> '' desc, a.id
    limit 1), ${copy} ->> 'note', '')`;
};
