import { discountCodes } from '@traiteur/contract/discount-codes.ts';
import { handlersFor } from '../http/handlers.ts';
import {
  createDiscountCode,
  getDiscountCode,
  listDiscountCodes,
  removeDiscountCode,
  updateDiscountCode,
} from './discount-code-rows.ts';

export const discountCodesApi = handlersFor(discountCodes, {
  listDiscountCodes: ({ query }, { db, clock }) => listDiscountCodes(db, query, clock()),
  getDiscountCode: ({ params }, { db, clock }) => getDiscountCode(db, params.id, clock()),
  createDiscountCode: ({ body }, { db, clock }) => createDiscountCode(db, body, clock()),
  updateDiscountCode: ({ params, body }, { db, clock }) =>
    updateDiscountCode(db, params.id, body.version, body, clock()),
  removeDiscountCode: ({ params }, { db }) => removeDiscountCode(db, params.id),
});
