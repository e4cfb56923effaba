import { discountCodeOperations } from '@traiteur/contract/money/discount-code-series.ts';
import { personOf } from '../../core/caller.ts';
import { handlersFor } from '../../http/handlers.ts';
import { meanings } from './discount-codes.table.ts';
import {
  createDiscountCode,
  getDiscountCode,
  listDiscountCodes,
  pauseDiscountCode,
  removeDiscountCode,
  updateDiscountCode,
} from './discount-code-rows.ts';
import { exportCodes } from './series/export-codes.ts';
import { generateCodes } from './series/generate-codes.ts';
import { getSeries, listSeries, updateSeries } from './series/series-rows.ts';

export const discountCodesApi = handlersFor(
  discountCodeOperations,
  {
    list: ({ query }, { db, clock }) => listDiscountCodes(db, query, clock()),
    get: ({ params }, { db, clock }) => getDiscountCode(db, params.id, clock()),
    create: ({ body }, { db, clock }) => createDiscountCode(db, body, clock()),
    update: ({ params, body }, { db, clock }) => updateDiscountCode(db, params.id, body.version, body, clock()),
    remove: ({ params }, { db }) => removeDiscountCode(db, params.id),
    pauseDiscountCode: ({ params, body }, { db, clock }) => pauseDiscountCode(db, params.id, body.paused, clock()),
    generateDiscountCodes: ({ body }, { db, clock, caller }) => generateCodes(db, body, personOf(caller).name, clock()),
    listDiscountCodeSeries: ({ query }, { db }) => listSeries(db, query),
    getDiscountCodeSeries: ({ params }, { db }) => getSeries(db, params.id),
    updateDiscountCodeSeries: ({ params, body }, { db }) => updateSeries(db, params.id, body),
    exportDiscountCodes: ({ query }, context) => exportCodes(query, context),
  },
  meanings,
);
