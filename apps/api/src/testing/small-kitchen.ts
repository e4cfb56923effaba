import type { Api } from '@traiteur/contract/operations.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { OrderStatus } from '@traiteur/domain/orders/order-life.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { builder } from './builder.ts';
import { bringTo } from './order-steps.ts';

/** The Wednesday after {@link mondayMorning}. */
export const wednesday = '2026-11-25';

/**
 * One zone in 75020 with a fee of 4.90 € up to 40 €; on Wednesdays lunch for 10 orders and an evening without limit; a
 * dahl (50 portions of 9.50 €) and a sesame bowl (no limit, 13.90 €); and Inès, allergic to sesame.
 */
export async function smallKitchen(db: Kysely<Database>) {
  const world = builder(db);
  const zone = await world.zone({ name: 'Est', minimumOrder: 500, postalCodes: { '75020': 'Paris' } });
  await world.configuration({ shippingFee: 490, freeDeliveryFrom: 4000 });
  const lunch = await world.schedule(zone, '11:00', '13:00', 10);
  const evening = await world.schedule(zone, '18:00', '20:00');
  const category = await world.category('Plats');
  const taxRate = await world.taxRate('TVA 10 %', [{ name: 'TVA 10 %', rate: 10_000 }]);
  const size = await world.size('Moyenne');
  const sesame = await world.allergen('Sésame', 'Sesame');

  const dish = (wishes: Omit<Parameters<typeof world.dish>[0], 'category' | 'taxRate' | 'size'> & Partial<Usual>) =>
    world.dish({ category, taxRate, size, ...wishes });
  const dahl = await dish({ name: 'Dahl', price: 950, available: 50 });
  const bowl = await dish({ name: 'Bowl', price: 1390, contains: sesame });

  const marc = await world.client({ firstName: 'Marc', lastName: 'Lebreton' });
  const ines = await world.client({ firstName: 'Inès', lastName: 'Delcourt', allergicTo: sesame });

  const line = (productId: number, quantity = 1) => ({ productId, sizeId: size, quantity });
  const usual = { slot: { scheduleId: evening, date: wednesday }, lines: [line(dahl)] };

  /** By default one dahl for Marc on Wednesday evening, 14.40 € with the delivery. */
  const place = (
    person: ApiClient,
    wishes: Partial<Body<Api['orders']['placeOrder']>> = {},
    key: string = crypto.randomUUID(),
  ) => person.call('orders', 'placeOrder', { 'Idempotency-Key': key }, { ...marc, ...usual, ...wishes });

  /** On the site: by default one dahl on Wednesday evening, to Marc’s address. */
  const placeOwn = async (client: ApiClient, wishes: OwnWishes = {}, key: string = crypto.randomUUID()) => {
    const { slot, lines, discountCode, expectedTotal, ...shared } = { addressId: marc.addressId, ...usual, ...wishes };
    const { items } = await client.call(
      'own-orders',
      'placeOwnOrders',
      { 'Idempotency-Key': key },
      { ...shared, orders: [{ slot, lines, discountCode, expectedTotal }] },
    );
    const [order] = items;
    if (!order) throw new Error('an order was placed and is not there');
    return order;
  };

  const quoteOwn = async (client: ApiClient, { addressId, ...draft }: OwnDraft) => {
    const { items } = await client.call('own-orders', 'quoteOwnOrders', {}, { addressId, orders: [draft] });
    const [quote] = items;
    if (!quote) throw new Error('a day was quoted and is not there');
    return quote;
  };

  /** Placed, and brought to that status step by step. */
  const orderIn = async (person: ApiClient, status: OrderStatus, wishes: Parameters<typeof place>[1] = {}) =>
    bringTo(person, await place(person, wishes), status);

  return {
    world,
    zone,
    lunch,
    evening,
    category,
    taxRate,
    size,
    sesame,
    dish,
    dahl,
    bowl,
    marc,
    ines,
    line,
    place,
    placeOwn,
    quoteOwn,
    orderIn,
  };
}

type OwnBody = Body<Api['own-orders']['placeOwnOrders']>;
type OwnWishes = Partial<Omit<OwnBody, 'orders'> & OwnBody['orders'][number]>;

type OwnDrafts = Body<Api['own-orders']['quoteOwnOrders']>;
type OwnDraft = Pick<OwnDrafts, 'addressId'> & OwnDrafts['orders'][number];

interface Usual {
  category: number;
  taxRate: number;
  size: number;
}
