import { sizes } from '@traiteur/contract/sizes.ts';
import { handlersFor } from '../http/handlers.ts';
import { sizeRows } from './size-rows.ts';

export const sizesApi = handlersFor(sizes, {
  list: ({ query }, { db, locale }) => sizeRows.list(db, query, locale),
  get: ({ params }, { db }) => sizeRows.get(db, params.id),
  create: ({ body }, { db }) => sizeRows.create(db, body),
  update: ({ params, body }, { db }) => sizeRows.update(db, params.id, body.version, body),
  remove: ({ params }, { db }) => sizeRows.remove(db, params.id),
});
