import { type Category, categories } from '@traiteur/contract/catalogue/categories.ts';
import { plainWords } from '@traiteur/domain/house/imports/typed-cells.ts';
import type { Kysely } from 'kysely';
import { subjectOf } from '../../../access/audit-entries/audited.ts';
import { insertAuditEntries } from '../../../access/audit-entries/insert-audit-entry.ts';
import { categoryRows } from '../../../catalogue/categories/category-rows.ts';
import type { Saving } from '../../../core/caller.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Database } from '../../../database/schema.ts';

const longestName = 80;

/** Adds the categories among `names` that the house does not have, to both. Returns their ids. */
export async function insertMissingCategories(
  db: Kysely<Database>,
  knownCategories: Map<string, number>,
  names: readonly string[],
  saving: Saving,
): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    if (knownCategories.has(plainWords(name))) continue;
    const text = name.slice(0, longestName);
    const category = await categoryRows.create(db, { name: { fr: text, en: text }, active: true });
    await insertAuditEntries(db, [{ ...entryOf(category, saving), operation: 'createCategory', after: category }]);
    knownCategories.set(plainWords(name), category.id);
    ids.push(category.id);
  }
  return ids;
}

/** One that holds a dish stays. */
export async function removeEmptyCategories(
  db: Kysely<Database>,
  ids: readonly number[],
  saving: Saving,
): Promise<void> {
  for (const id of ids)
    try {
      const category = await categoryRows.get(db, id);
      await categoryRows.remove(db, id);
      await insertAuditEntries(db, [{ ...entryOf(category, saving), operation: 'removeCategory', before: category }]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
}

const entryOf = (category: Category, { by, now }: Saving) => ({
  at: now,
  by,
  tag: categories.tag,
  record: subjectOf({ ...category }, undefined, categories.named),
});
