import { noun } from '../../noun/noun.ts';

/** Written on the screens of the account, of the sign-in and of the administrators. */
export const secondFactor = noun({
  tag: 'second-factor',
  screens: {},
  titles: {},
  isLogged: true,
});
