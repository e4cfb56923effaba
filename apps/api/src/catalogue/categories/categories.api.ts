import { categories } from '@traiteur/contract/catalogue/categories.ts';
import { crudHandlers } from '../../http/crud-handlers.ts';
import { handlersFor } from '../../http/handlers.ts';
import { categoryRows, moveCategory } from './category-rows.ts';

export const categoriesApi = handlersFor(categories, {
  ...crudHandlers(categoryRows),
  updateCategoryPosition: ({ params, body }, { db }) => moveCategory(db, params.id, body.position),
});
