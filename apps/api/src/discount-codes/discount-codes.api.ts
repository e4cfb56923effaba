import { discountCodes } from '@traiteur/contract/discount-codes.ts';
import { handlersFor } from '../http/handlers.ts';
import { meanings } from './discount-codes.table.ts';
import {
  createDiscountCode,
  getDiscountCode,
  listDiscountCodes,
  removeDiscountCode,
  updateDiscountCode,
} from './discount-code-rows.ts';

export const discountCodesApi = handlersFor(
  discountCodes,
  {
    list: ({ query }, { db, clock }) => listDiscountCodes(db, query, clock()),
    get: ({ params }, { db, clock }) => getDiscountCode(db, params.id, clock()),
    create: ({ body }, { db, clock }) => createDiscountCode(db, body, clock()),
    update: ({ params, body }, { db, clock }) => updateDiscountCode(db, params.id, body.version, body, clock()),
    remove: ({ params }, { db }) => removeDiscountCode(db, params.id),
  },
  meanings,
);
