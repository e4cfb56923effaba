import { tags } from '@traiteur/contract/tags.ts';
import { handlersFor } from '../http/handlers.ts';
import { tagRows } from './tag-rows.ts';

export const tagsApi = handlersFor(tags, {
  list: ({ query }, { db, locale }) => tagRows.list(db, query, locale),
  get: ({ params }, { db }) => tagRows.get(db, params.id),
  create: ({ body }, { db }) => tagRows.create(db, body),
  update: ({ params, body }, { db }) => tagRows.update(db, params.id, body.version, body),
  remove: ({ params }, { db }) => tagRows.remove(db, params.id),
});
