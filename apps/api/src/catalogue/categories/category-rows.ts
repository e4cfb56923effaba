import { bothNames, crudRows } from '../../database/rows/crud-rows.ts';
import { lastPlace } from '../../database/rows/places.ts';
import { integer } from '../../database/rows/sorts.ts';

export const categoryRows = crudRows({
  table: 'categories',
  sorts: { position: integer('position') },
  usual: 'position',
  searched: bothNames,
  columns: ['active', 'permanent'],
  automaticColumns: { position: lastPlace('categories') },
});
