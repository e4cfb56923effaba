import { addDays, today } from '@traiteur/domain/dates/calendar.ts';
import { orderNumber } from '@traiteur/domain/orders/order-number.ts';
import { type Discount, priceOrder } from '@traiteur/domain/orders/pricing.ts';
import type { Kysely } from 'kysely';
import type { Random } from '../../../../db/demo/random.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import type { AssessedLine } from '../orders/place/assess-order.ts';
import type { OfferFacts } from '../orders/place/order-facts.ts';
import { offerFacts } from '../orders/place/fact-rows.ts';
import { reserve, type WantedBooking } from '../orders/ledger/bookings.ts';
import { insertOrder } from '../orders/place/insert-orders.ts';
import { lockClientAndProducts } from '../orders/place/placing-rows.ts';
import type { smallKitchen } from './small-kitchen.ts';

type Kitchen = Awaited<ReturnType<typeof smallKitchen>>;

/** In thousandths of a percent: those of a French caterer, and two that stack. */
const rates = [[5500], [10_000], [20_000], [5000, 9975]];

export async function largeKitchen(db: Kysely<Database>, kitchen: Kitchen, random: Random) {
  const { world } = kitchen;
  const zones: [number, number] = [kitchen.zone, await world.zone({ name: 'Ouest' })];
  const categories: [number, number] = [kitchen.category, await world.category('Desserts')];
  const large = await world.size('Grande', 2);
  const products: number[] = [];
  for (const [index, taxes] of rates.entries()) {
    const taxRate = await world.taxRate(
      `T${index}`,
      taxes.map((rate) => ({ name: `T${rate}`, rate })),
    );
    for (const [place, category] of categories.entries()) {
      const price = random.int(1, 4999);
      const otherSizes = [{ size: large, price: random.int(1, 999) }];
      products.push(await kitchen.dish({ name: `Plat-${index}-${place}`, price, category, taxRate, otherSizes }));
    }
  }
  const clients = [kitchen.marc, kitchen.ines];
  for (let index = 0; index < 10; index++) clients.push(await world.client());
  const lines = products.flatMap((productId) =>
    [kitchen.size, large].map((sizeId) => ({ productId, sizeId, quantity: 1 })),
  );
  const offers = await offerFacts(db, { lines, slot: undefined }, new Date());
  return { kitchen, zones, categories, products, clients, offers: offers.filter(isSold) };
}

const isSold = (offer: OfferFacts): offer is AssessedLine['offer'] => offer.price !== null && offer.sizeName !== null;

type LargeKitchen = Awaited<ReturnType<typeof largeKitchen>>;

interface SoldAtRandom {
  now: Date;
  number: number;
  limits?: Partial<Pick<WantedBooking, 'offers' | 'capacity'>>;
  code?: { id: number; code: string } | undefined;
}

/** Inserts and counts a random order as placing does. */
export const sellAtRandom = (
  db: Kysely<Database>,
  world: LargeKitchen,
  random: Random,
  { now, number, limits, code }: SoldAtRandom,
) => {
  // Drawn before the first await, so that the same seed gives the same orders.
  const { clientId, addressId } = random.pick(world.clients);
  const { lines, priced, slot } = goodsAtRandom(world, random, now);
  const zone = { id: random.pick(world.zones), name: { fr: 'Est', en: 'Est' } };
  const paidAmount = random.pick([0, 1, 1_000_000]);
  return inTransaction(db, async (transaction) => {
    const input = { clientId, addressId, slot, kitchenNote: '', driverNote: '', lines: lines.map(portionsOf) };
    await lockClientAndProducts(transaction, input);
    const booking = {
      ...wantedAtRandom({ lines, slot }),
      ...limits,
      clientId,
      discountCodeId: code?.id ?? null,
    };
    return reserve(transaction, booking, async () => {
      const id = await insertOrder(transaction, {
        input,
        source: 'administration',
        key: null,
        by: { id: null, name: 'Claire' },
        now,
        number: orderNumber(2026, number),
        facts: {
          client: { id: clientId, firstName: 'Agathe', lastName: 'Vasseur', email: '', phone: '', table: [] },
          address: { label: '', phone: '', address: '', city: '', country: 'FR', postalCode: '75020' },
          zone,
          schedule: { id: slot.scheduleId, start: '18:00', end: '20:00' },
        },
        assessment: { lines, priced, conflicts: [], discountCode: code },
      });
      if (paidAmount > 0) {
        const payment = { kind: 'payment', provider: 'manual', method: 'unrecorded', amount: paidAmount } as const;
        await transaction
          .insertInto('payments')
          .values({ ...payment, order_id: id, at: now, by_name: 'Claire' })
          .execute();
        await transaction.updateTable('orders').set({ paid: paidAmount }).where('id', '=', id).execute();
      }
      return id;
    });
  });
};

type Goods = ReturnType<typeof goodsAtRandom>;

export function goodsAtRandom(world: LargeKitchen, random: Random, now: Date) {
  const lines = Array.from({ length: random.int(1, 5) }, (_, index) => ({
    index,
    quantity: random.int(1, 4),
    offer: random.pick(world.offers),
    eater: undefined,
  }));
  const priced = priceOrder({
    lines: lines.map(({ offer, quantity }) => ({
      unitPrice: offer.price,
      quantity,
      taxRate: { id: offer.taxRateId, components: offer.taxComponents },
    })),
    discount: discountAtRandom(random),
    deliveryFee: random.pick([0, 490, 733]),
    freeDeliveryFrom: null,
    pricesIncludeTax: random.chance(0.7),
  });
  const date = addDays(today(now, 'Europe/Paris'), random.int(0, 9));
  return { lines, priced, slot: { scheduleId: world.kitchen.evening, date } };
}

export const wantedAtRandom = ({ lines, slot }: Omit<Goods, 'priced'>) => ({
  slot,
  lines: lines.map(portionsOf),
  offers: [],
  capacity: null,
  placeForced: false,
  firstOrderOnly: false,
});

const portionsOf = ({ offer: { productId, sizeId }, quantity }: Goods['lines'][number]) => ({
  productId,
  sizeId,
  quantity,
});

function discountAtRandom(random: Random): Discount | undefined {
  if (random.chance(0.4)) return undefined;
  return random.pick([
    { kind: 'percent', basisPoints: random.int(1, 9999) },
    { kind: 'amount', amount: random.int(1, 3000), lines: [0] },
    { kind: 'percent', basisPoints: 10_000 },
  ] as const);
}
