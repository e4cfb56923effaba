import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const takings = noun({
  tag: 'takings',
  // Reached from the user's menu, the sales report and the tills.
  screens: { takings: screen('/encaissements', '/en/takings', 'takings getTakings') },
  titles: { takings: 'takings.title' },
  isLogged: true,
});
