import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const databaseUpkeep = noun({
  tag: 'database-upkeep',
  screens: { createDatabase: screen('/createdb', '/en/createdb', 'database-upkeep getDatabaseStatus') },
  titles: { createDatabase: 'databaseUpkeep.title' },
  isLogged: true,
});
