import { sql } from 'kysely';
import { heldIds } from '../../kitchen/batch-holds/follow-holds.ts';
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
  {
    name: 'a batch that came in is held by an open hold, and by nothing else',
    disagreements: differing(
      sql`'batch ' || id`,
      sql`(select b.id, b.held, exists (select from batch_holds h
        where h.ingredient_batch_id = b.id and h.released_at is null) as is_open from ingredient_batches b) as batches`,
      [{ what: 'held', expected: sql`is_open`, actual: sql`held` }],
    ),
  },
  {
    name: 'a cooked batch is held by itself or by what went in, and by nothing else',
    disagreements: differing(
      sql`lot`,
      sql`(select b.lot, b.held, b.id in (${heldIds} select id from held) as is_held from cooked_batches b) as lots`,
      [{ what: 'held', expected: sql`is_held`, actual: sql`held` }],
    ),
  },
];
