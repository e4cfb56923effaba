import { sql } from 'kysely';
import { type Check, differing } from './disagreements.ts';

export const stockChecks: readonly Check[] = [
  {
    name: 'what is left of a batch is what came in and left',
    disagreements: differing(
      sql`'batch ' || id`,
      sql`(select b.id, b.remaining, coalesce(sum(m.weight), 0) as moved from ingredient_batches b
        left join stock_movements m on m.batch_id = b.id group by b.id) as batches`,
      [{ what: 'milligrams left', expected: sql`moved`, actual: sql`remaining` }],
    ),
  },
];
