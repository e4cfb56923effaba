import { signInPaths } from '@traiteur/contract/access/sign-in-addresses.ts';
import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const signIn = noun({
  tag: 'sign-in',
  screens: {
    signIn: screen(signInPaths.fr, signInPaths.en, { middleware: ['guest'] }),
    signInEnglishWord: screen('/login', signInPaths.en, { middleware: ['guest'] }),
  },
  titles: {},
  isLogged: true,
});
