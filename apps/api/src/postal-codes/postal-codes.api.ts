import { postalCodes } from '@traiteur/contract/postal-codes.ts';
import { handlersFor } from '../http/handlers.ts';
import {
  createPostalCode,
  getPostalCode,
  listPostalCodes,
  removePostalCode,
  updatePostalCode,
} from './postal-code-rows.ts';

export const postalCodesApi = handlersFor(postalCodes, {
  listPostalCodes: ({ query }, { db }) => listPostalCodes(db, query),
  getPostalCode: ({ params }, { db }) => getPostalCode(db, params.id),
  createPostalCode: ({ body }, { db }) => createPostalCode(db, body),
  updatePostalCode: ({ params, body }, { db }) => updatePostalCode(db, params.id, body.version, body),
  removePostalCode: ({ params }, { db }) => removePostalCode(db, params.id),
});
