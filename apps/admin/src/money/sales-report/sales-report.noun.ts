import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const salesReport = noun({
  tag: 'sales-report',
  screens: {
    salesReport: screen('/rapport-facturation', '/en/billing-report', [
      'sales-report getSalesReport',
      'delivery-zones list',
      'categories list',
    ]),
  },
  isLogged: true,
  titles: { salesReport: 'salesReport.title' },
  menu: { group: 'orders', entries: [{ screen: 'salesReport', label: 'salesReport.menu' }] },
});
