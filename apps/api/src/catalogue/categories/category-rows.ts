import type { Category } from '@traiteur/contract/catalogue/categories.ts';
import { type Kysely, sql } from 'kysely';
import { bothNames, crudRows } from '../../database/rows/crud-rows.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { integer } from '../../database/rows/sorts.ts';

export const categoryRows = crudRows({
  table: 'categories',
  sorts: { position: integer('position') },
  usual: 'position',
  searched: bothNames,
  columns: ['active', 'permanent'],
  automaticColumns: { position: sql`(select coalesce(max(position), 0) + 1 from categories)` },
});

/** `position` counts from 1. @throws {Refusal} `not-found` */
export const moveCategory = (db: Kysely<Database>, id: number, position: number): Promise<Category> =>
  inTransaction(db, async (transaction) => {
    // One order of locks, so that concurrent moves wait for each other.
    await sql`select id from categories order by id for update`.execute(transaction);
    await sql`
      with others as (
        select id, row_number() over (order by position, id) as place from categories where id <> ${id}
      ), placed as (
        select id, case when place >= ${position} then place + 1 else place end as place from others
        union all select ${id}::integer, least(${position}, (select count(*) + 1 from others))
      )
      update categories set position = place from placed where placed.id = categories.id and position <> place
    `.execute(transaction);
    return categoryRows.get(transaction, id);
  });
