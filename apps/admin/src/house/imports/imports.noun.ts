import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const imports = noun({
  tag: 'imports',
  screens: { imports: screen('/import', '/en/import', ['imports uploadImport', 'imports listImports']) },
  titles: { imports: 'imports.title' },
  isLogged: true,
});
