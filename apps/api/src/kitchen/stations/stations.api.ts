import { stations } from '@traiteur/contract/kitchen/stations.ts';
import { stations as words } from '@traiteur/words/kitchen/stations.ts';
import { moveRow } from '../../database/rows/places.ts';
import { crudHandlers } from '../../http/crud-handlers.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportNamed } from '../../http/spreadsheets/named-export.ts';
import { stationRows } from './station-rows.ts';

export const stationsApi = handlersFor(stations, {
  ...crudHandlers(stationRows),
  exportStations: ({ query }, context) => exportNamed(query, context, { file: 'stations', words, rows: stationRows }),
  updateStationPosition: async ({ params, body }, { db }) => {
    await moveRow(db, 'stations', params.id, body);
    return stationRows.get(db, params.id);
  },
});
