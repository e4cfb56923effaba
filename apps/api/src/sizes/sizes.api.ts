import { sizes } from '@traiteur/contract/sizes.ts';
import { handlersFor } from '../http/handlers.ts';
import { sizeRows } from './size-rows.ts';

export const sizesApi = handlersFor(sizes, {
  listSizes: ({ query }, { db, locale }) => sizeRows.list(db, query, locale),
  getSize: ({ params }, { db }) => sizeRows.get(db, params.id),
  createSize: ({ body }, { db }) => sizeRows.create(db, body),
  updateSize: ({ params, body }, { db }) => sizeRows.update(db, params.id, body.version, body),
  removeSize: ({ params }, { db }) => sizeRows.remove(db, params.id),
});
