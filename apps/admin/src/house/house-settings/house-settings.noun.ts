import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const houseSettings = noun({
  tag: 'house-settings',
  screens: { houseSettings: screen('/reglages-de-la-maison', '/en/house-settings', ['house-settings get']) },
  titles: { houseSettings: 'houseSettings.title' },
  shownOn: 'houseSettings',
  isLogged: true,
});
