import { noun } from '../../noun/noun.ts';

/** No screens of its own: the account, the sign-in and the administrators' screens write it. */
export const secondFactor = noun({
  tag: 'second-factor',
  screens: {},
  titles: {},
  isLogged: true,
});
