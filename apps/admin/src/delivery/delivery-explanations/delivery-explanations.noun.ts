import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const deliveryExplanations = noun({
  tag: 'delivery-explanations',
  screens: {
    addressTester: screen('/tester-une-adresse', '/en/try-an-address', 'delivery-explanations explainDelivery'),
  },
  titles: { addressTester: 'deliveryExplanations.title' },
});
