import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const paymentDifferences = noun({
  tag: 'online-payments',
  // Reached from the cash-up.
  screens: {
    paymentDifferences: screen('/caisse/en-ligne', '/en/cash-up/online', 'online-payments listPaymentDifferences'),
  },
  titles: { paymentDifferences: 'paymentDifferences.title' },
  isLogged: true,
});
