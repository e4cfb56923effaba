import type { BatchHold } from '@traiteur/contract/kitchen/batch-holds.ts';
import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const batchHolds = noun({
  tag: 'batch-holds',
  screens: { batchHolds: screen('/lots-bloques', '/en/held-batches', 'batch-holds list') },
  titles: { batchHolds: 'batchHolds.title' },
  menu: { group: 'kitchen', entries: [{ screen: 'batchHolds', label: 'batchHolds.title' }] },
  shownOn: 'batchHolds',
  nameOf: ({ number }: BatchHold) => number,
  isLogged: true,
});
