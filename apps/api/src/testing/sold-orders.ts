import { addDays, today } from '@traiteur/domain/calendar.ts';
import { orderNumber } from '@traiteur/domain/order-number.ts';
import { type Discount, priceOrder } from '@traiteur/domain/pricing.ts';
import type { Kysely } from 'kysely';
import type { Random } from '../../../../db/demo/random.ts';
import type { DiscountCodeFacts } from '../discount-codes/discount-code-rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { offerFacts } from '../orders/place/order-facts.ts';
import { take, type WantedBooking } from '../orders/bookings.ts';
import { holdClientAndProducts, insertOrder } from '../orders/place/placing-rows.ts';
import type { smallKitchen } from './small-kitchen.ts';

type Kitchen = Awaited<ReturnType<typeof smallKitchen>>;

/** Rates in thousandths of a percent: those of a French caterer, and two that stack. */
const rates = [[5500], [10_000], [20_000], [5000, 9975]];

const both = (text: string) => ({ name_fr: text, name_en: text });

/** More of everything that a report can be taken apart by: zones, categories, sizes, rates, dishes of each, clients. */
export async function wholeKitchen(db: Kysely<Database>, kitchen: Kitchen, random: Random) {
  const west = { ...both('Ouest'), colour: '#ef7622', active: true };
  const zones: [number, number] = [kitchen.zone, await added('delivery_zones', west)];
  const desserts = { ...both('Desserts'), position: 2 };
  const categories: [number, number] = [kitchen.category, await added('categories', desserts)];
  const large = await added('sizes', { ...both('Grande'), slug: 'grande', position: 2, active: true });
  const products: number[] = [];
  for (const [index, taxes] of rates.entries()) {
    const components = JSON.stringify(taxes.map((rate) => ({ name: `T${rate}`, rate })));
    const taxRate = await added('tax_rates', { ...both(`T${index}`), components });
    for (const [place, category] of categories.entries()) {
      const id = await kitchen.product(`Plat-${index}-${place}`, random.int(1, 4999), null);
      await db
        .updateTable('products')
        .set({ tax_rate_id: taxRate, category_id: category })
        .where('id', '=', id)
        .execute();
      const offer = { product_id: id, size_id: large, price: random.int(1, 999), quantity_available: null };
      await db.insertInto('offers').values(offer).execute();
      products.push(id);
    }
  }
  const clients = [kitchen.marc, kitchen.ines];
  for (let index = 0; index < 10; index++) clients.push(await kitchen.client('Agathe', `Vasseur${index}`));
  const offers = await offerFacts(db, {
    lines: products.flatMap((productId) => [kitchen.size, large].map((sizeId) => ({ productId, sizeId, quantity: 1 }))),
  });
  return { kitchen, zones, categories, products, clients, offers };

  async function added(table: 'delivery_zones' | 'categories' | 'sizes' | 'tax_rates', values: object) {
    // Each table has its own columns; what they share is a name and a number.
    const { id } = await db
      .insertInto(table)
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
}

type WholeKitchen = Awaited<ReturnType<typeof wholeKitchen>>;

interface SoldAtRandom {
  now: Date;
  number: number;
  /** What it may not go past; without it, nothing. */
  limits?: Partial<Pick<WantedBooking, 'offers' | 'capacity'>>;
  code?: { id: number; code: string } | undefined;
}

/** An order at that moment with random lines, zone, fee, discount and payment, written and counted as placing writes and counts it. */
export const sellAtRandom = (
  db: Kysely<Database>,
  whole: WholeKitchen,
  random: Random,
  { now, number, limits, code }: SoldAtRandom,
) => {
  // Drawn before anything is waited for, so that the same seed gives the same orders.
  const { clientId, addressId } = random.pick(whole.clients);
  const { lines, priced, slot } = goodsAtRandom(whole, random, now);
  const zone = { id: random.pick(whole.zones), name: { fr: 'Est', en: 'Est' } };
  const payment_status = random.pick(['unpaid', 'paid', 'refunded'] as const);
  return inTransaction(db, async (transaction) => {
    const input = { clientId, addressId, slot, notes: '', lines: lines.map(portionsOf) };
    await holdClientAndProducts(transaction, input);
    const booking = {
      ...wantedAtRandom({ lines, priced, slot }),
      ...limits,
      clientId,
      discountCodeId: code?.id ?? null,
    };
    return take(transaction, booking, now, async () => {
      const id = await insertOrder(transaction, {
        input,
        source: 'administration',
        key: null,
        by: { id: null, name: 'Claire' },
        now,
        number: orderNumber(2026, number),
        facts: {
          // Only what is copied onto the order.
          client: { id: clientId, firstName: 'Agathe', lastName: 'Vasseur', email: '', phone: '' },
          address: { label: '', phone: '', address: '', city: '', country: 'FR', postalCode: '75020' },
          zone,
          schedule: { id: slot.scheduleId, start: '18:00', end: '20:00' },
        } as never,
        assessment: {
          lines,
          priced,
          conflicts: [],
          faults: [],
          freeDeliveryFrom: null,
          discountCode: code as DiscountCodeFacts | undefined,
        },
      });
      await transaction.updateTable('orders').set({ payment_status }).where('id', '=', id).execute();
      return id;
    });
  });
};

type Goods = ReturnType<typeof goodsAtRandom>;

/** Lines with their prices, and when they are to be delivered. */
export function goodsAtRandom(whole: WholeKitchen, random: Random, now: Date) {
  const lines = Array.from({ length: random.int(1, 5) }, (_, index) => ({
    index,
    quantity: random.int(1, 4),
    offer: random.pick(whole.offers) as WholeKitchen['offers'][number] & { price: number; sizeName: never },
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
  return { lines, priced, slot: { scheduleId: whole.kitchen.evening, date } };
}

/** What such goods take, without limits. */
export const wantedAtRandom = ({ lines, priced, slot }: Goods) => ({
  slot,
  lines: lines.map(portionsOf),
  total: priced.total,
  offers: [],
  capacity: null,
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
