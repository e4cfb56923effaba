import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const statements = noun({
  tag: 'statements',
  screens: { statements: screen('/releves', '/en/statements', ['statements listOpenStatements']) },
  titles: { statements: 'statements.title' },
  shownOn: 'statements',
  isLogged: true,
});
