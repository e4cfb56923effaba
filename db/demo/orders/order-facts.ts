import { usualAllergens } from '@traiteur/domain/catalogue/usual-records.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../apps/api/src/database/schema.ts';
import { offerFacts } from '../../../apps/api/src/orders/place/fact-rows.ts';
import type { OrderFacts } from '../../../apps/api/src/orders/place/order-facts.ts';
import { demoConfiguration } from '../configuration.ts';
import { idOf } from '../load-catalogue.ts';
import type { Catalogue } from '../load-catalogue.ts';
import type { LoadedClient } from '../load-clients.ts';
import type { DiscountCodeFacts } from '../../../apps/api/src/money/discount-codes/discount-code-rows.ts';
import type { CompanyOfClient } from '../load-companies.ts';
import type { Delivery } from '../load-delivery.ts';
import { demoMeals } from '../meals/meals.ts';
import type { PlannedOrder } from './orders.ts';
import { demoSchedules } from '../schedules.ts';
import { demoZones } from '../zones.ts';

export interface LoadedHouse {
  closedDates: string[];
  catalogue: Catalogue;
  delivery: Delivery;
  clients: LoadedClient[];
  companies: CompanyOfClient;
  discountCodes: DiscountCodeFacts[];
}

/**
 * Builds the facts for placing an order without a query for each of thousands; the plan stays within limits.
 * `orders` is the number of earlier orders.
 */
export async function factsReader(
  db: Kysely<Database>,
  loadedHouse: LoadedHouse,
): Promise<(order: PlannedOrder, orders: number) => OrderFacts> {
  const { catalogue, delivery, clients, closedDates } = loadedHouse;
  const everyOffer = demoMeals.flatMap(({ offers }, meal) =>
    offers.map(({ size }) => ({
      productId: catalogue.products[meal] ?? 0,
      sizeId: idOf(catalogue.sizes, size),
      quantity: 1,
    })),
  );
  const offers = await offerFacts(db, { lines: everyOffer }, new Date());
  const { largest_line_quantity: largestLineQuantity } = await db
    .selectFrom('product_constants')
    .select('largest_line_quantity')
    .executeTakeFirstOrThrow();
  return (order, orders) => {
    const client = clients[order.client];
    const address = client?.addresses[order.address];
    const zone = demoZones.find(({ key }) => key === address?.zone);
    const schedule = demoSchedules[order.schedule];
    return {
      client: client && {
        ...client,
        orders,
        table: [
          {
            id: client.eaterId,
            isClient: true,
            name: client.firstName,
            asked: true,
            allergens: client.allergens.map(({ code, severity }) => ({
              allergenId: idOf(catalogue.allergens, code),
              severity,
              name: usualAllergens.find((allergen) => allergen.code === code)?.name ?? { fr: code, en: code },
            })),
          },
        ],
      },
      address: address && {
        label: address.label,
        phone: '',
        address: address.address,
        city: address.city,
        country: 'FR',
        postalCode: address.postalCode,
      },
      zone: zone && { ...zone, id: idOf(delivery.zones, zone.key) },
      configuration: { id: 0, ...demoConfiguration, closedDates },
      schedule: schedule && { ...schedule, id: delivery.schedules[order.schedule] ?? 0 },
      slotTaken: 0,
      offers,
      largestLineQuantity,
      discountCode: undefined,
    };
  };
}
