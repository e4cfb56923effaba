import { suppliers } from '@traiteur/contract/kitchen/suppliers.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { remove, updateVersion } from '../../database/rows/versioned-rows.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportSuppliers } from './export-suppliers.ts';
import { getSupplier, insertSupplier, listSuppliers, rowOf } from './supplier-rows.ts';

export const suppliersApi = handlersFor(suppliers, {
  list: ({ query }, { db }) => listSuppliers(db, query),
  get: ({ params }, { db }) => getSupplier(db, params.id),
  create: ({ body }, context) => inTransaction(context.db, (db) => insertSupplier(db, body)),
  update: ({ params, body: { version, ...input } }, context) =>
    inTransaction(context.db, async (db) => {
      await updateVersion(db, 'suppliers', params.id, version, rowOf(input));
      return getSupplier(db, params.id);
    }),
  remove: ({ params }, { db }) => remove(db, 'suppliers', params.id),
  exportSuppliers: ({ query }, context) => exportSuppliers(query, context),
});
