import { postalCodeLookups, postalCodes } from '@traiteur/contract/delivery/postal-codes.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportPostalCodes } from './export-postal-codes.ts';
import { lookUpPostalCodes } from './look-up.ts';
import { meanings } from './postal-codes.table.ts';
import {
  createPostalCode,
  getPostalCode,
  listPostalCodes,
  refuseKeptCode,
  removePostalCode,
  updatePostalCode,
} from './postal-code-rows.ts';

export const postalCodesApi = handlersFor(
  postalCodes,
  {
    list: ({ query }, { db }) => listPostalCodes(db, query),
    exportPostalCodes: ({ query }, context) => exportPostalCodes(query, context),
    get: ({ params }, { db }) => getPostalCode(db, params.id),
    create: async ({ body }, { db, locale }) => {
      await refuseKeptCode(db, body, { locale });
      return createPostalCode(db, body);
    },
    update: async ({ params, body }, { db, locale }) => {
      await refuseKeptCode(db, body, { locale, id: params.id });
      return updatePostalCode(db, params.id, body.version, body);
    },
    remove: ({ params }, { db }) => removePostalCode(db, params.id),
  },
  meanings,
);

export const postalCodeLookupsApi = handlersFor(postalCodeLookups, {
  lookUpPostalCodes: async ({ body: { country, codes } }, { db }) => ({
    items: await lookUpPostalCodes(db, country, codes),
  }),
});
