import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const production = noun({
  tag: 'production',
  screens: { kitchen: screen('/cuisine', '/en/kitchen', 'production getProductionPlan') },
  titles: { kitchen: 'production.title' },
  menu: { group: 'kitchen', entries: [{ screen: 'kitchen', label: 'production.title' }] },
});
