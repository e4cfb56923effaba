import { tags } from '@traiteur/contract/tags.ts';
import { handlersFor } from '../http/handlers.ts';
import { tagRows } from './tag-rows.ts';

export const tagsApi = handlersFor(tags, {
  listTags: ({ query }, { db, locale }) => tagRows.list(db, query, locale),
  getTag: ({ params }, { db }) => tagRows.get(db, params.id),
  createTag: ({ body }, { db }) => tagRows.create(db, body),
  updateTag: ({ params, body }, { db }) => tagRows.update(db, params.id, body.version, body),
  removeTag: ({ params }, { db }) => tagRows.remove(db, params.id),
});
