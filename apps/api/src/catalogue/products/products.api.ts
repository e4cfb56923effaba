import { products } from '@traiteur/contract/catalogue/products.ts';
import { type Handlers, handlersFor } from '../../http/handlers.ts';
import { previewKey } from '../menus/meal-previews.ts';
import { batchHandlers } from './batches/batch-handlers.ts';
import { exportProducts } from './export-products.ts';
import { meanings } from './products.table.ts';
import { getProduct, listProducts } from './product-rows.ts';
import { listScarceOffers } from './availability/scarce-offers.ts';
import { getAvailability, setAvailability } from './availability/availability-rows.ts';
import { archiveProduct, duplicateProduct, restoreProduct } from './product-steps.ts';
import { createProduct, removeProduct, updateProduct } from './save-product.ts';

const handlers = {
  get: ({ params }, { db }) => getProduct(db, params.id),
  update: ({ params, body }, { db, clock, caller }) =>
    updateProduct(db, params.id, body.version, body, { by: caller, now: clock() }),
} satisfies Partial<Handlers<(typeof products)['operations']>>;

export const productsApi = handlersFor(
  products,
  {
    list: ({ query }, context) => listProducts(context, query, context.locale),
    exportProducts: ({ query }, context) => exportProducts(query, context),
    create: ({ body }, { db, clock, caller }) => createProduct(db, body, { by: caller, now: clock() }),
    remove: ({ params }, { db }) => removeProduct(db, params.id),
    listScarceOffers: ({ query }, { db }) => listScarceOffers(db, query.date),
    getAvailability: ({ params, query }, { db }) => getAvailability(db, params.id, query.date),
    setAvailability: ({ params, query, body }, { db }) => setAvailability(db, params.id, query.date, body),
    archiveProduct: ({ params, body }, { db, clock, caller }) =>
      archiveProduct(db, params.id, body.version, { by: caller, now: clock() }),
    restoreProduct: ({ params, body }, { db, clock, caller }) =>
      restoreProduct(db, params.id, body.version, { by: caller, now: clock() }),
    duplicateProduct: ({ params }, { db, clock, caller }) =>
      duplicateProduct(db, params.id, { by: caller, now: clock() }),
    previewProduct: async ({ params }, context) => previewKey((await getProduct(context.db, params.id)).id, context),
    ...handlers,
    ...batchHandlers(handlers),
  },
  meanings,
);
