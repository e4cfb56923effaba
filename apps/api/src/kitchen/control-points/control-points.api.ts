import { controlPoints } from '@traiteur/contract/kitchen/control-points.ts';
import { crudHandlers } from '../../http/crud-handlers.ts';
import { handlersFor } from '../../http/handlers.ts';
import { controlPointRows } from './control-point-rows.ts';
import { exportControlPoints } from './export-control-points.ts';

export const controlPointsApi = handlersFor(controlPoints, {
  ...crudHandlers(controlPointRows),
  exportControlPoints: ({ query }, context) => exportControlPoints(query, context),
});
