import { crudRows } from '../../database/rows/crud-rows.ts';
import { text } from '../../database/rows/sorts.ts';

export const controlPointRows = crudRows({
  table: 'control_points',
  columns: ['kind', 'lowest', 'highest', 'keeper', 'hours', 'weekdays', 'active'],
  write: {
    hours: (hours) => hours.toSorted(),
    weekdays: (weekdays) => weekdays.toSorted((a, b) => a - b),
  },
  sorts: { kind: text('kind') },
  usual: 'name',
});
