import { productConstants } from '@traiteur/contract/product-constants.ts';
import { handlersFor } from '../http/handlers.ts';
import { getProductConstants, updateProductConstants } from './product-constants-rows.ts';

export const productConstantsApi = handlersFor(productConstants, {
  getProductConstants: (_, { db }) => getProductConstants(db),
  updateProductConstants: ({ body }, { db }) => updateProductConstants(db, body),
});
