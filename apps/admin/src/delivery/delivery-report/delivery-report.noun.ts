import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const deliveryReport = noun({
  tag: 'delivery-report',
  screens: {
    deliveryReport: screen('/rapport-livraison', '/en/delivery-report', 'delivery-report getDeliveryReport'),
  },
  isLogged: true,
  titles: { deliveryReport: 'deliveryReport.title' },
  menu: { group: 'deliveries', entries: [{ screen: 'deliveryReport', label: 'deliveryReport.title' }] },
});
