import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const labels = noun({
  tag: 'labels',
  screens: { labels: screen('/etiquettes', '/en/labels', 'labels getLabels') },
  isLogged: true,
  titles: { labels: 'labels.title' },
  menu: { group: 'kitchen', entries: [{ screen: 'labels', label: 'labels.title' }] },
});
