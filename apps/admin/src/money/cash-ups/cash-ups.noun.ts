import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const cashUps = noun({
  tag: 'cash-ups',
  // Reached from the delivery report.
  screens: { cashUps: screen('/caisse', '/en/cash-up', 'cash-ups getCashUps') },
  titles: { cashUps: 'cashUps.title' },
  isLogged: true,
});
