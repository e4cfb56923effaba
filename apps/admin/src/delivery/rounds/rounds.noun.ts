import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const rounds = noun({
  tag: 'rounds',
  // Reached from home and from the delivery report.
  screens: { round: screen('/tournee', '/en/round', 'rounds getRound') },
  titles: { round: 'rounds.title' },
});
