import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const dashboard = noun({
  tag: 'dashboard',
  screens: { home: screen('/', '/en/') },
  titles: { home: 'frame.menu.dashboard' },
});
