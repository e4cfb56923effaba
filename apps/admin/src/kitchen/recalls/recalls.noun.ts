import type { RecallRow } from '@traiteur/contract/kitchen/recalls.ts';
import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const recalls = noun({
  tag: 'recalls',
  screens: {
    recalls: screen('/rappels', '/en/recalls', 'recalls list'),
    recall: screen('/rappels/:id', '/en/recalls/:id', 'recalls get'),
  },
  titles: { recalls: 'recalls.title' },
  menu: { group: 'kitchen', entries: [{ screen: 'recalls', label: 'recalls.title' }] },
  shownOn: 'recall',
  nameOf: ({ number }: RecallRow) => number,
  isLogged: true,
});
