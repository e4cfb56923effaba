import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const account = noun({
  tag: 'account',
  screens: {
    account: screen('/compte', '/en/account', [
      'account getAccount',
      'account updateAccount',
      'account changePassword',
      'sessions listSessions',
      'second-factor getSecondFactor',
    ]),
  },
  titles: { account: 'account.title' },
  isLogged: true,
});
