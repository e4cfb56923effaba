import { suppliers } from '@traiteur/contract/kitchen/suppliers.ts';
import { plainWords } from '@traiteur/domain/house/imports/typed-cells.ts';
import type { Kysely } from 'kysely';
import { insertAuditEntries } from '../../../access/audit-entries/insert-audit-entry.ts';
import type { Saving } from '../../../core/caller.ts';
import { Refusal } from '../../../core/refusal.ts';
import { inSavepoint } from '../../../database/rows/transactions.ts';
import { remove } from '../../../database/rows/versioned-rows.ts';
import type { Database } from '../../../database/schema.ts';
import { getSupplier, insertSupplier } from '../../../kitchen/suppliers/supplier-rows.ts';

const longestName = 120;

/** By their names, as people compare them; of two of one name the older one. */
export async function suppliersByName(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db.selectFrom('suppliers').select(['id', 'name']).orderBy('id', 'desc').execute();
  return new Map(rows.map(({ id, name }) => [plainWords(name), id]));
}

/** Adds the suppliers among `names` that the house does not have, to both. Returns their ids. */
export async function insertMissingSuppliers(
  db: Kysely<Database>,
  knownSuppliers: Map<string, number>,
  names: readonly string[],
  { by, now }: Saving,
): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    if (knownSuppliers.has(plainWords(name))) continue;
    const supplier = await insertSupplier(db, { ...blankSupplier, name: name.slice(0, longestName) });
    const entry = { at: now, by, tag: suppliers.tag, record: { id: String(supplier.id), name: supplier.name } };
    await insertAuditEntries(db, [{ ...entry, operation: 'createSupplier', after: supplier }]);
    knownSuppliers.set(plainWords(name), supplier.id);
    ids.push(supplier.id);
  }
  return ids;
}

const blankSupplier = {
  contact: '',
  email: '',
  phone: '',
  locale: 'fr',
  customerNumber: '',
  minimumOrder: 0,
  notes: '',
  active: true,
} as const;

/** One that sells an article stays. */
export async function removeUnusedSuppliers(
  db: Kysely<Database>,
  ids: readonly number[],
  { by, now }: Saving,
): Promise<void> {
  for (const id of ids)
    try {
      await inSavepoint(db, async (transaction) => {
        const supplier = await getSupplier(transaction, id);
        await remove(transaction, 'suppliers', id);
        const entry = { at: now, by, tag: suppliers.tag, record: { id: String(id), name: supplier.name } };
        await insertAuditEntries(transaction, [{ ...entry, operation: 'removeSupplier', before: supplier }]);
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
}
