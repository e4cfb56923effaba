import { addDays, today } from '@traiteur/domain/calendar.ts';
import { orderNumber } from '@traiteur/domain/order-number.ts';
import { type Discount, priceOrder } from '@traiteur/domain/pricing.ts';
import type { Kysely } from 'kysely';
import type { Random } from '../../../../db/demo/random.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { offerFacts } from '../orders/order-facts.ts';
import { countOrderOfClient, insertOrder, reserveOffers, reserveSlot } from '../orders/placing-rows.ts';
import { addToSales } from '../orders/sales-rows.ts';
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
  for (const [index, some] of rates.entries()) {
    const components = JSON.stringify(some.map((rate) => ({ name: `T${rate}`, rate })));
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

/** An order at that moment with random lines, zone, fee, discount and payment, written and counted as placing writes and counts it. */
export const sellAtRandom = (db: Kysely<Database>, of: WholeKitchen, random: Random, now: Date, number: number) =>
  inTransaction(db, async (transaction) => {
    const { clientId, addressId } = random.pick(of.clients);
    const lines = Array.from({ length: random.int(1, 5) }, (_, index) => ({
      index,
      quantity: random.int(1, 4),
      offer: random.pick(of.offers) as WholeKitchen['offers'][number] & { price: number; sizeName: never },
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
    const slot = {
      scheduleId: of.kitchen.evening,
      date: addDays(today(now, 'Europe/Paris'), random.int(0, 9)),
    };
    const taken = lines.map(({ offer: { productId, sizeId }, quantity }) => ({ productId, sizeId, quantity }));
    await reserveOffers(transaction, taken, slot.date);
    await reserveSlot(transaction, slot);
    const input = { clientId, addressId, slot, notes: '', lines: taken };
    const zone = { id: random.pick(of.zones), name: { fr: 'Est', en: 'Est' } };
    const client = { id: clientId, firstName: 'Agathe', lastName: 'Vasseur', email: '', phone: '' };
    const address = { label: '', phone: '', address: '', city: '', country: 'FR', postalCode: '75020' };
    const schedule = { id: of.kitchen.evening, start: '18:00', end: '20:00' };
    const id = await insertOrder(transaction, {
      input,
      source: 'administration',
      key: null,
      by: { id: null, name: 'Claire' },
      now,
      number: orderNumber(2026, number),
      // Only what is copied onto the order.
      facts: { client, address, zone, schedule } as never,
      assessment: { lines, priced, conflicts: [], faults: [], freeDeliveryFrom: null, discountCode: undefined },
    });
    const payment_status = random.pick(['unpaid', 'paid', 'refunded'] as const);
    await transaction.updateTable('orders').set({ payment_status }).where('id', '=', id).execute();
    const { isFirst } = await countOrderOfClient(transaction, { id, clientId, total: priced.total, now });
    await addToSales(transaction, id, isFirst);
    return id;
  });

function discountAtRandom(random: Random): Discount | undefined {
  if (random.chance(0.4)) return undefined;
  return random.pick([
    { kind: 'percent', basisPoints: random.int(1, 9999) },
    { kind: 'amount', amount: random.int(1, 3000), lines: [0] },
    { kind: 'percent', basisPoints: 10_000 },
  ] as const);
}
