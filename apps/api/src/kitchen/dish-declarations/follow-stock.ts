import { addDays, type LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Kysely } from 'kysely';
import { type Acting, savingOf, todayOf } from '../../core/acting.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { lockBook } from '../pots/book-lock.ts';
import { type Following, followRecipes } from './follow-recipes.ts';
import { formerlyBought } from '../pots/stored-articles.ts';

/**
 * Where goods came in, left or came back: what an article brings that is bought no more counts as long as something of
 * it is there.
 */
export async function followStock(
  db: Kysely<Database>,
  ingredientIds: readonly number[],
  acting: Pick<Acting, 'clock' | 'house' | 'caller'>,
): Promise<void> {
  await followArticles(db, ingredientIds, { ...savingOf(acting), date: todayOf(acting), locale: 'fr' });
}

async function followArticles(
  db: Kysely<Database>,
  ingredientIds: readonly number[],
  following: Following,
): Promise<void> {
  const formerIds = await formerlyBought(db, ingredientIds);
  if (formerIds.length === 0) return;
  await lockBook(db);
  await followRecipes(db, { ingredientIds: formerIds }, following);
}

/** What was cooked for days that are over counts no more; a few days, for a house that was switched off meanwhile. */
export async function followCookedDays(
  db: Kysely<Database>,
  { date, now }: { date: LocalDate; now: Date },
): Promise<void> {
  const rows = await db
    .selectFrom('cooked_batch_parts as p')
    .innerJoin('cooked_batches as c', 'c.id', 'p.batch_id')
    .innerJoin('ingredient_batches as b', 'b.id', 'p.ingredient_batch_id')
    .innerJoin('supplier_articles as t', 't.ingredient_id', 'b.ingredient_id')
    .select('b.ingredient_id as id')
    .distinct()
    .where('t.active', '=', false)
    .where('c.date', '<', date)
    .where('c.date', '>=', addDays(date, -3))
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await inTransaction(db, (transaction) =>
      followArticles(transaction, ids, { by: { id: null, name: '' }, now, date, locale: 'fr' }),
    );
}
