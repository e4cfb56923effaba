import type { OrderRow } from '@traiteur/contract/order-record.ts';
import { screen } from '@traiteur/front/routing/screen.ts';
import { noun, type RecordTexts } from '../noun.ts';

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
    order: screen('/commandes/:id/:action?', '/en/orders/:id/:action?', {
      needs: ['orders get'],
      accepts: { action: /^(annuler|imprimer|rembourser|cancel|print|refund)$/ },
    }),
  },
  titles: { orders: 'orders.title', orderAdd: 'orders.add' },
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
