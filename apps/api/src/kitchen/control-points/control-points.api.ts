import { controlPoints } from '@traiteur/contract/kitchen/control-points.ts';
import type { ControlKind, Keeper } from '@traiteur/domain/kitchen/control-checks.ts';
import type { Named, Searched, Versioned } from '../../database/columns.ts';
import { crudRows } from '../../database/rows/crud-rows.ts';
import { text } from '../../database/rows/sorts.ts';
import { crudHandlers } from '../../http/crud-handlers.ts';
import { handlersFor } from '../../http/handlers.ts';

declare module '../../database/schema.ts' {
  interface Database {
    control_points: Versioned &
      Named &
      Searched & {
        kind: ControlKind;
        lowest: number | null;
        highest: number | null;
        keeper: Keeper;
        hours: string[];
        weekdays: number[];
        active: boolean;
      };
  }
}

const controlPointRows = crudRows({
  table: 'control_points',
  columns: ['kind', 'lowest', 'highest', 'keeper', 'hours', 'weekdays', 'active'],
  write: {
    hours: (hours) => hours.toSorted(),
    weekdays: (weekdays) => weekdays.toSorted((a, b) => a - b),
  },
  sorts: { kind: text('kind') },
  usual: 'name',
});

export const controlPointsApi = handlersFor(controlPoints, crudHandlers(controlPointRows));
