import { discountCodes } from '@traiteur/contract/discount-codes.ts';
import { served } from '../http/handlers.ts';
import {
  createDiscountCode,
  getDiscountCode,
  listDiscountCodes,
  removeDiscountCode,
  updateDiscountCode,
} from './discount-code-rows.ts';

export const discountCodesApi = served(discountCodes, {
  listDiscountCodes: ({ query }, { db }) => listDiscountCodes(db, query),
  getDiscountCode: ({ params }, { db }) => getDiscountCode(db, params.id),
  createDiscountCode: ({ body }, { db }) => createDiscountCode(db, body),
  updateDiscountCode: ({ params, body }, { db }) => updateDiscountCode(db, params.id, body.version, body),
  removeDiscountCode: ({ params }, { db }) => removeDiscountCode(db, params.id),
});
