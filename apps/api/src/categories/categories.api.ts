import { categories } from '@traiteur/contract/categories.ts';
import { handlersFor } from '../http/handlers.ts';
import { categoryRows, moveCategory } from './category-rows.ts';

export const categoriesApi = handlersFor(categories, {
  listCategories: ({ query }, { db, locale }) => categoryRows.list(db, query, locale),
  getCategory: ({ params }, { db }) => categoryRows.get(db, params.id),
  createCategory: ({ body }, { db }) => categoryRows.create(db, body),
  updateCategory: ({ params, body }, { db }) => categoryRows.update(db, params.id, body.version, body),
  updateCategoryPosition: ({ params, body }, { db }) => moveCategory(db, params.id, body.position),
  removeCategory: ({ params }, { db }) => categoryRows.remove(db, params.id),
});
