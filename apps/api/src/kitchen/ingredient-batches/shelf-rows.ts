import type { ingredientBatches, Shelf } from '@traiteur/contract/kitchen/ingredient-batches.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { byName, type Sort } from '../../database/rows/sorts.ts';
import { matches } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { stateOn } from './batch-rows.ts';

type Query = Received<(typeof ingredientBatches.operations)['listStock']>['query'];

const leftOf = sql`ingredient_batches b where b.ingredient_id = ingredients.id and b.remaining > 0`;

/** Of what is past its day only where nothing else is left. */
const nextUseBy = (date: LocalDate) =>
  sql<LocalDate | null>`(select coalesce(min(b.use_by) filter (where ${stateOn(date)} = 'usable'), min(b.use_by)) from ${leftOf})`;

/** By the date that is shown; what keeps comes last. */
const byUseBy = (date: LocalDate): Sort => ({
  expression: sql`coalesce(${nextUseBy(date)}, '2999-12-31')`,
  type: 'date',
});

export function listStock(
  db: Kysely<Database>,
  { search, storage, shows, ...query }: Query,
  { locale, date }: { locale: Locale; date: LocalDate },
): Promise<Page<Shelf>> {
  const state = stateOn(date);
  const weightIn = (stateName: string) =>
    sql<number>`(select coalesce(sum(b.remaining), 0)::bigint from ${leftOf} and ${state} = ${stateName})`;
  let rows = db
    .selectFrom('ingredients')
    .select(['id', 'storage', 'density', 'piece_weight as pieceWeight', bilingual('name').as('name')])
    .select([
      weightIn('usable').as('usable'),
      weightIn('expired').as('expired'),
      nextUseBy(date).as('nextUseBy'),
      sql<Date | null>`(select max(m.at) from stock_movements m join ingredient_batches b on b.id = m.batch_id
        where b.ingredient_id = ingredients.id and m.kind = 'counted')`.as('counted_at'),
      sql<
        Shelf['batches']
      >`coalesce((select json_agg(json_build_object('id', b.id, 'number', b.number, 'useBy', b.use_by,
        'remaining', b.remaining, 'state', ${state}) order by b.use_by nulls last, b.id) from ${leftOf}), '[]')`.as(
        'batches',
      ),
    ])
    .where(sql<boolean>`(ingredients.active or exists (select from ${leftOf}))`);
  if (search) rows = rows.where(finds(search));
  if (storage) rows = rows.where('storage', '=', storage);
  if (shows === 'present') rows = rows.where(sql<boolean>`exists (select from ${leftOf})`);
  if (shows === 'expired') rows = rows.where(sql<boolean>`exists (select from ${leftOf} and ${state} = 'expired')`);
  const sorting = {
    sorts: { name: byName(locale), useBy: byUseBy(date) },
    usual: 'name',
    id: sql.ref<number>('ingredients.id'),
  };
  return pageOf(
    db,
    rows,
    query,
    sorting,
    ({ counted_at, ...row }): Shelf => ({
      ...row,
      countedAt: counted_at?.toISOString() ?? null,
    }),
  );
}

/** By name, or by what a scanner reads: the code of an article, the number of a batch. */
const finds = (search: string) => sql<boolean>`(${matches(sql.ref('ingredients.search'), search)}
  or exists (select from supplier_articles a where a.ingredient_id = ingredients.id and lower(a.code) = lower(${search}))
  or exists (select from ${leftOf} and lower(b.number) = lower(${search})))`;
