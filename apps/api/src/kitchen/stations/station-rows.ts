import { bothNames, crudRows } from '../../database/rows/crud-rows.ts';
import { lastPlace } from '../../database/rows/places.ts';
import { integer } from '../../database/rows/sorts.ts';

export const stationRows = crudRows({
  table: 'stations',
  sorts: { position: integer('position') },
  usual: 'position',
  searched: bothNames,
  columns: ['active'],
  automaticColumns: { position: lastPlace('stations') },
});
