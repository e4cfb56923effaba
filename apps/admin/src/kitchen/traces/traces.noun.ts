import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const traces = noun({
  tag: 'traces',
  screens: { traceability: screen('/tracabilite', '/en/traceability', 'traces listTraceStarts') },
  titles: { traceability: 'traces.title' },
  menu: { group: 'kitchen', entries: [{ screen: 'traceability', label: 'traces.title' }] },
});
