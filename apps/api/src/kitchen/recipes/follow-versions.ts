import { type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import type { Kysely } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import type { Job } from '../../jobs/job.ts';
import { lockBook } from '../pots/book-lock.ts';
import { followCookedDays } from '../dish-declarations/follow-stock.ts';
import { followRecipes } from '../dish-declarations/follow-recipes.ts';

type Cooking = Pick<Reading, 'db' | 'clock' | 'house'> & { log: (line: string) => void };

/** On the first day of a version its dishes take list and nutrition from it, and no longer declare what it replaces. */
export const followingVersions = (cooking: Cooking): Job => ({
  name: 'follow-recipe-versions',
  quiet: true,
  schedule: '*/10 * * * *',
  atStart: true,
  run: () => followVersions(cooking),
});

export async function followVersions({ db, clock, house, log }: Cooking): Promise<void> {
  const now = clock();
  const date = today(now, house.timeZone);
  await followCookedDays(db, { date, now });
  for (const version of await begunVersions(db, date))
    try {
      await followVersion(db, version, { date, now });
    } catch (error) {
      // What it brings was declared as it was saved: only its list has to wait.
      if (!(error instanceof Refusal)) throw error;
      log(`Recipe ${version.recipe_id} does not follow its version of ${version.from_date}: ${error.message}.`);
    }
}

type Version = Awaited<ReturnType<typeof begunVersions>>[number];

const begunVersions = (db: Kysely<Database>, date: LocalDate) =>
  db
    .selectFrom('recipe_versions')
    .select(['recipe_id', 'from_date', 'by_id', 'by_name'])
    .where('followed', '=', false)
    .where('from_date', '<=', date)
    .orderBy('from_date')
    .orderBy('recipe_id')
    .execute();

/** In the name of who wrote it. */
const followVersion = (
  db: Kysely<Database>,
  { recipe_id, from_date, by_id, by_name }: Version,
  { date, now }: { date: LocalDate; now: Date },
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await lockBook(transaction);
    const { numUpdatedRows } = await transaction
      .updateTable('recipe_versions')
      .set({ followed: true })
      .where('recipe_id', '=', recipe_id)
      .where('from_date', '=', from_date)
      .where('followed', '=', false)
      .executeTakeFirst();
    if (!numUpdatedRows) return;
    const following = { by: { id: by_id, name: by_name }, now, date, locale: 'fr' as const };
    await followRecipes(transaction, { recipeIds: [recipe_id] }, following);
  });
