import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const clientExports = noun({
  tag: 'client-exports',
  screens: {
    clientExport: screen('/export-excel', '/en/excel-export', [
      'client-exports exportClients',
      'client-exports previewClientExport',
      'delivery-zones list',
      'allergens list',
    ]),
  },
  titles: { clientExport: 'clientExports.title' },
  menu: { group: 'orders', entries: [{ screen: 'clientExport', label: 'clientExports.menu' }] },
  isLogged: true,
});
