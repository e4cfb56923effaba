import { sql } from 'kysely';

/**
 * From the client's record as it is now, since an old door code no longer opens the door. From the order's copy where
 * the client no longer has that address.
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
