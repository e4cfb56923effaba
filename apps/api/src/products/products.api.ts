import { products } from '@traiteur/contract/products.ts';
import { handlersFor } from '../http/handlers.ts';
import { getProduct, listProducts } from './product-rows.ts';
import { createProduct, removeProduct, updateProduct } from './save-product.ts';

export const productsApi = handlersFor(products, {
  listProducts: ({ query }, { db, locale }) => listProducts(db, query, locale),
  getProduct: ({ params }, { db }) => getProduct(db, params.id),
  createProduct: ({ body }, { db }) => createProduct(db, body),
  updateProduct: ({ params, body }, { db, clock }) => updateProduct(db, params.id, body.version, body, clock()),
  removeProduct: ({ params }, { db }) => removeProduct(db, params.id),
});
