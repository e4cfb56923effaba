import { categories } from '@traiteur/contract/categories.ts';
import { handlersFor } from '../http/handlers.ts';
import { categoryRows, moveCategory } from './category-rows.ts';

export const categoriesApi = handlersFor(categories, {
  list: ({ query }, { db, locale }) => categoryRows.list(db, query, locale),
  get: ({ params }, { db }) => categoryRows.get(db, params.id),
  create: ({ body }, { db }) => categoryRows.create(db, body),
  update: ({ params, body }, { db }) => categoryRows.update(db, params.id, body.version, body),
  updateCategoryPosition: ({ params, body }, { db }) => moveCategory(db, params.id, body.position),
  remove: ({ params }, { db }) => categoryRows.remove(db, params.id),
});
