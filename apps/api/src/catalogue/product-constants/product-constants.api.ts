import { productConstants } from '@traiteur/contract/catalogue/product-constants.ts';
import { handlersFor } from '../../http/handlers.ts';
import { getProductConstants, updateProductConstants } from './product-constants-rows.ts';

export const productConstantsApi = handlersFor(productConstants, {
  get: (_, { db }) => getProductConstants(db),
  update: ({ body }, { db }) => updateProductConstants(db, body),
});
