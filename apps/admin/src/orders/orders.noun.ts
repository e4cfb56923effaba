import type { OrderRow } from '@traiteur/contract/orders/order-record.ts';
import { screen } from '@traiteur/front/routing/screen.ts';
import { noun, type RecordTexts } from '../noun/noun.ts';
import { addressActions } from './order-address.ts';

export const orders = noun({
  tag: 'orders',
  screens: {
    orders: screen('/commandes', '/en/orders', ['orders list', 'delivery-zones list']),
    orderAdd: screen('/commandes/ajout', '/en/order/add', [
      'orders placeOrder',
      'orders quoteOrder',
      'clients list',
      'clients get',
      'products list',
      'sizes list',
      'allergens list',
      'delivery-slots listDeliverySlots',
    ]),
    orderEdit: screen('/commandes/:id/modifier', '/en/orders/:id/edit', [
      'orders updateOrder',
      'orders quoteOrderChange',
      'orders get',
      'clients get',
      'products list',
      'sizes list',
      'allergens list',
      'delivery-slots listDeliverySlots',
    ]),
    orderPapers: screen('/commandes/imprimer', '/en/orders/print', ['orders listOrderPapers', 'company getLetterhead']),
    dishDay: screen('/produits/:id/jour', '/en/products/:id/day', [
      'products getAvailability',
      'orders listOrdersOfProduct',
    ]),
    order: screen('/commandes/:id/:action?', '/en/orders/:id/:action?', {
      needs: ['orders get'],
      terms: { action: Object.values(addressActions) },
    }),
  },
  titles: { orders: 'orders.title', orderAdd: 'orders.add', orderPapers: 'orders.printMany' },
  menu: { group: 'orders', entries: [{ screen: 'orders', label: 'orders.menu' }] },
  shownOn: 'order',
  nameOf: ({ number }: OrderRow) => number,
  found: {
    heading: 'orders.title',
    detail: ({ client, deliveryDate }: OrderRow, { dates }: RecordTexts) =>
      `${client.firstName} ${client.lastName} · ${dates.short(deliveryDate)}`,
  },
  isLogged: true,
});
