import { products } from '@traiteur/contract/products.ts';
import { handlersFor } from '../http/handlers.ts';
import { meanings } from './products.table.ts';
import { getProduct, listProducts } from './product-rows.ts';
import { createProduct, removeProduct, updateProduct } from './save-product.ts';

export const productsApi = handlersFor(
  products,
  {
    list: ({ query }, { db, locale }) => listProducts(db, query, locale),
    get: ({ params }, { db }) => getProduct(db, params.id),
    create: ({ body }, { db }) => createProduct(db, body),
    update: ({ params, body }, { db, clock, caller }) =>
      updateProduct(db, params.id, body.version, body, { by: caller, now: clock() }),
    remove: ({ params }, { db }) => removeProduct(db, params.id),
  },
  meanings,
);
