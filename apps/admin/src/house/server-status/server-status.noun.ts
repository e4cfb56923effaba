import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const serverStatus = noun({
  tag: 'server-status',
  screens: { serverStatus: screen('/etat-du-serveur', '/en/server-status', 'server-status getServerStatus') },
  titles: { serverStatus: 'serverStatus.title' },
});
