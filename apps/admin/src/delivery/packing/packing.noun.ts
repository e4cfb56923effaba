import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const packing = noun({
  tag: 'packing',
  screens: { packing: screen('/emballage', '/en/packing', 'packing getPacking') },
  titles: { packing: 'packing.title' },
  menu: { group: 'kitchen', entries: [{ screen: 'packing', label: 'packing.title' }] },
});
