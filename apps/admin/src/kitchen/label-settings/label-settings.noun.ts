import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const labelSettings = noun({
  tag: 'label-settings',
  screens: { labelSettings: screen('/reglages-des-etiquettes', '/en/label-settings', ['label-settings get']) },
  titles: { labelSettings: 'labelSettings.title' },
  shownOn: 'labelSettings',
  isLogged: true,
});
