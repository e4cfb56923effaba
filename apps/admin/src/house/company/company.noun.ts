import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const company = noun({
  tag: 'company',
  screens: { company: screen('/entreprise', '/en/company', ['company get']) },
  titles: { company: 'company.title' },
  shownOn: 'company',
  isLogged: true,
});
