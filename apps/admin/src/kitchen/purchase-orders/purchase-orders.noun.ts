import type { PurchaseOrderRow } from '@traiteur/contract/kitchen/purchase-orders.ts';
import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const purchaseOrders = noun({
  tag: 'purchase-orders',
  screens: {
    shoppingList: screen('/liste-de-courses', '/en/shopping-list', 'purchase-orders getShoppingList'),
    purchaseOrders: screen('/bons-de-commande', '/en/purchase-orders', ['purchase-orders list', 'suppliers list']),
    purchaseOrderAdd: screen('/bons-de-commande/ajout', '/en/purchase-orders/add', [
      'purchase-orders create',
      'suppliers list',
      'purchase-orders listSupplierArticles',
    ]),
    purchaseOrder: screen('/bons-de-commande/:id', '/en/purchase-orders/:id', 'purchase-orders get'),
  },
  titles: {
    shoppingList: 'purchaseOrders.menu',
    purchaseOrders: 'purchaseOrders.title',
    purchaseOrderAdd: 'purchaseOrders.add',
  },
  menu: {
    group: 'kitchen',
    entries: [
      { screen: 'shoppingList', label: 'purchaseOrders.menu' },
      { screen: 'purchaseOrders', label: 'purchaseOrders.title' },
    ],
  },
  shownOn: 'purchaseOrder',
  nameOf: ({ number }: PurchaseOrderRow) => number,
  found: { heading: 'purchaseOrders.title', detail: ({ supplier }: PurchaseOrderRow) => supplier },
  isLogged: true,
});
