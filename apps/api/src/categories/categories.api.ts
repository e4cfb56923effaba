import { categories } from '@traiteur/contract/categories.ts';
import { sql } from 'kysely';
import { pageOf } from '../database/paging.ts';
import { served } from '../http/handlers.ts';

export const categoriesApi = served(categories, {
  listCategories: ({ query }, { db }) =>
    pageOf(
      db,
      db.selectFrom('categories').selectAll(),
      query,
      { by: { position: sql.ref('position') }, types: { position: 'integer' }, usual: 'position', id: sql.ref('id') },
      ({ id, version, name_fr: fr, name_en: en, position, active }) => ({
        id,
        version,
        name: { fr, en },
        position,
        active,
      }),
    ),
});
