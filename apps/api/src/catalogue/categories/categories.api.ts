import { categories } from '@traiteur/contract/catalogue/categories.ts';
import { categories as words } from '@traiteur/words/catalogue/categories.ts';
import { crudHandlers } from '../../http/crud-handlers.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportNamed } from '../../http/spreadsheets/named-export.ts';
import { moveRow } from '../../database/rows/places.ts';
import { categoryRows } from './category-rows.ts';

export const categoriesApi = handlersFor(categories, {
  ...crudHandlers(categoryRows),
  exportCategories: ({ query }, context) =>
    exportNamed(query, context, {
      file: 'categories',
      words,
      rows: categoryRows,
    }),
  updateCategoryPosition: async ({ params, body }, { db }) => {
    await moveRow(db, 'categories', params.id, body);
    return categoryRows.get(db, params.id);
  },
});
