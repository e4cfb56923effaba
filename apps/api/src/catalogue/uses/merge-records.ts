import type { MergedNoun } from '@traiteur/contract/catalogue/uses.ts';
import { type Kysely, sql } from 'kysely';
import { insertAuditEntry } from '../../access/audit-entries/insert-audit-entry.ts';
import type { Saving } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { authorOf } from '../../database/rows/author.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { lockBook } from '../../kitchen/pots/book-lock.ts';
import { followAllergens, type Following } from '../../kitchen/dish-declarations/follow-recipes.ts';
import { readProductsNow } from '../products/ingredients/read-products.ts';
import { moveAllergen, moveAllergenBack } from './merge-allergens.ts';
import { moveSize, moveSizeBack } from './merge-sizes.ts';
import { moveTag, moveTagBack } from './merge-tags.ts';
import type { MergeUndo } from './uses.table.ts';

/** In milliseconds. */
export const undoTime = 24 * 3_600_000;
const undoableSince = (now: Date) => new Date(now.getTime() - undoTime);

interface Merging {
  otherId: number;
  version: number;
  otherVersion: number;
}

interface MergedRow {
  id: number;
  version: number;
  active: boolean;
  name_fr: string;
  name_en: string;
}

/**
 * What used the other uses the kept one; the other stays, inactive, for the orders that name it.
 * @throws {Refusal} `same-record`, `not-found`, `unknown-reference`, `stale`
 */
export const mergeRecords = (
  db: Kysely<Database>,
  noun: MergedNoun,
  keptId: number,
  { otherId, version, otherVersion }: Merging,
  saving: Following,
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    if (keptId === otherId) throw new Refusal('same-record', { field: 'otherId' });
    if (noun === 'allergens') await lockBook(transaction);
    // Before the record itself: whoever saves a dish holds the dish, then looks at its tags.
    const movedUses = await moveUses(transaction, noun, otherId, keptId, saving);
    const rows = await lockRecords(transaction, noun, [keptId, otherId]);
    const [keptRow, otherRow] = [rows.get(keptId), rows.get(otherId)];
    if (!keptRow) throw new Refusal('not-found');
    if (!otherRow) throw new Refusal('unknown-reference', { field: 'otherId' });
    if (keptRow.version !== version || otherRow.version !== otherVersion) throw new Refusal('stale');
    await setRecord(transaction, noun, otherId, false);
    await setRecord(transaction, noun, keptId, keptRow.active || otherRow.active);
    const undo: MergeUndo = { keptVersion: version + 1, wasActive: otherRow.active, ...movedUses };
    const names = { name_fr: otherRow.name_fr, name_en: otherRow.name_en };
    await transaction
      .insertInto('catalogue_merges')
      .values({ noun, kept_id: keptId, other_id: otherId, ...names, ...authorOf(saving), undo: JSON.stringify(undo) })
      .execute();
    if (noun === 'allergens') await followMerge(transaction, movedUses, saving);
  });

/** @throws {Refusal} `not-found`, `merge-ended`, `saved-since-merge` */
export const undoMerge = (db: Kysely<Database>, mergeId: number, saving: Following): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const merge = await transaction
      .selectFrom('catalogue_merges')
      .selectAll()
      .where('id', '=', mergeId)
      .forUpdate()
      .executeTakeFirst();
    if (!merge) throw new Refusal('not-found');
    if (!merge.undo || merge.at <= undoableSince(saving.now)) throw new Refusal('merge-ended');
    const { noun, kept_id: keptId, other_id: otherId, undo } = merge;
    if (noun === 'allergens') await lockBook(transaction);
    await moveUsesBack(transaction, noun, { from: otherId, to: keptId }, undo, saving);
    const rows = await lockRecords(transaction, noun, [keptId, otherId]);
    if (rows.size < 2 || rows.get(keptId)?.version !== undo.keptVersion) throw new Refusal('saved-since-merge');
    await setRecord(transaction, noun, otherId, undo.wasActive);
    await transaction.deleteFrom('catalogue_merges').where('id', '=', mergeId).execute();
    if (noun === 'allergens') await followMerge(transaction, undo, saving);
    const record = { id: String(otherId), name: merge.name_fr };
    await insertAuditEntry(transaction, { at: saving.now, by: saving.by, tag: noun, operation: 'undoMerge', record });
  });

export async function clearCatalogueMerges(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('catalogue_merges')
    .set({ undo: null })
    .where('undo', 'is not', null)
    .where('at', '<=', undoableSince(now))
    .execute();
}

type MovedUses = Omit<MergeUndo, 'keptVersion' | 'wasActive'>;

async function moveUses(
  db: Kysely<Database>,
  noun: MergedNoun,
  from: number,
  to: number,
  saving: Saving,
): Promise<MovedUses> {
  if (noun === 'tags') return { tagged: await moveTag(db, from, to, saving.now) };
  if (noun === 'sizes') return { offers: await moveSize(db, from, to, saving.now) };
  return moveAllergen(db, from, to, saving);
}

async function moveUsesBack(
  db: Kysely<Database>,
  noun: MergedNoun,
  ids: { from: number; to: number },
  {
    tagged = [],
    offers = [],
    declared = [],
    eaters = [],
    statements = [],
    declarations = { earlier: [], merged: [] },
  }: MovedUses,
  saving: Saving,
): Promise<void> {
  if (noun === 'tags') return moveTagBack(db, ids, tagged, saving.now);
  if (noun === 'sizes') return moveSizeBack(db, ids, offers, saving.now);
  return moveAllergenBack(db, ids, { declared, eaters, statements, declarations }, saving);
}

async function lockRecords(db: Kysely<Database>, noun: MergedNoun, ids: readonly number[]) {
  const { rows } = await sql<MergedRow>`
    select id, version, active, name_fr, name_en from ${sql.table(noun)} where id = any(${ids}::integer[])
    order by id for update`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

const setRecord = (db: Kysely<Database>, noun: MergedNoun, id: number, active: boolean) =>
  sql`update ${sql.table(noun)} set active = ${active}, version = version + 1 where id = ${id}`.execute(db);

/** Dishes with a recipe take what they declare from it anew: an allergen that was unknown may be stated now. */
async function followMerge(db: Kysely<Database>, { declared = [] }: MovedUses, following: Following): Promise<void> {
  await readProductsNow(
    db,
    declared.map(({ id }) => id),
  );
  await followAllergens(db, following);
}
