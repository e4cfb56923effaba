import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const production = noun({
  tag: 'production',
  // Reached from home and from the delivery report.
  screens: { kitchen: screen('/cuisine', '/en/kitchen', 'production getProduction') },
  titles: { kitchen: 'production.title' },
});
