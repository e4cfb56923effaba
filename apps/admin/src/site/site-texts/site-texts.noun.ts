import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const siteTexts = noun({
  tag: 'site-texts',
  screens: { siteTexts: screen('/textes-du-site', '/en/site-texts', ['site-texts update']) },
  titles: { siteTexts: 'siteTexts.title' },
  shownOn: 'siteTexts',
  isLogged: true,
});
