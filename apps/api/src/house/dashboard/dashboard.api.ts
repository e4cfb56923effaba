import { dashboard } from '@traiteur/contract/house/dashboard.ts';
import { handlersFor } from '../../http/handlers.ts';
import { getDashboard } from './dashboard.ts';

export const dashboardApi = handlersFor(dashboard, {
  getDashboard: (_, context) => getDashboard(context),
});
