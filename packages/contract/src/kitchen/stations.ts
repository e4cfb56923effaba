import * as z from 'zod/mini';
import { moveWithin } from '../catalogue/uses.ts';
import { flag, typedName } from '../statement/fields.ts';
import { listExport } from '../statement/list-export.ts';
import { storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';

const stationInput = z.strictObject({ name: typedName(80), active: z.boolean() });

/** `position`: a new one comes last. */
const station = z.object({ ...storedFields, ...stationInput.shape, position: z.int() });
export type Station = z.output<typeof station>;

const statement = noun({
  tag: 'stations',
  one: 'Station',
  many: 'Stations',
  named: 'name',
  read: 'kitchen:read',
  write: 'kitchen:write',
  input: stationInput,
  row: station,
  detail: station,
  sorts: ['position', 'name'],
  filters: { active: z.optional(flag) },
});

export const stations = {
  ...statement,
  operations: {
    ...statement.operations,
    updateStationPosition: moveWithin('stations', station, 'kitchen:write'),
    exportStations: listExport(statement),
  },
};
