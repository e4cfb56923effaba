import type { TestOrder } from '@traiteur/contract/house/setup.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import { offeredOn } from '../../catalogue/menu-plans/offered-on.ts';
import { createClient } from '../../clients/clients/client-rows.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inSavepoint } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { slotsOfZones } from '../../delivery/delivery-schedules/list-delivery-slots.ts';
import { staffKey } from '../../orders/ledger/idempotency-keys.ts';
import { placeOrder } from '../../orders/place/place-order.ts';
import { noteStep, orderObstacles } from './setup-rows.ts';

type Owner = Context<'administrators:write'>;
type Slot = Awaited<ReturnType<typeof slotsOfZones>>['items'][number];

/** How many slots and dishes are tried before the house is told that none can be ordered. */
const most = { slots: 5, dishes: 10 };

/** Ends the savepoint in which the order was placed, so that nothing of it stays. */
class TakenAway extends Error {
  readonly order: TestOrder['order'];
  constructor(order: TestOrder['order']) {
    super('the test order is taken away');
    this.order = order;
  }
}

export async function placeTestOrder(context: Owner): Promise<TestOrder> {
  const obstacles = await orderObstacles(context.db, context.clock());
  if (obstacles.length > 0) return { order: null, obstacles };
  for (const { id, postalCode, country } of await zonesOf(context.db)) {
    const { items } = await slotsOfZones(context, [id]);
    for (const slot of items.slice(0, most.slots)) {
      const order = await inSlot(context, slot, { postalCode, country });
      if (!order) continue;
      await noteStep(context, 'testOrder', 'done');
      return { order, obstacles: [] };
    }
    if (items.length > 0) return { order: null, obstacles: ['dishes'] };
  }
  return { order: null, obstacles: ['schedules'] };
}

async function inSlot(context: Owner, slot: Slot, place: Place): Promise<TestOrder['order']> {
  for (const dish of await dishesOf(context.db, slot.date, context.clock()))
    try {
      await inSavepoint(context.db, async (db) => {
        throw new TakenAway(await placeIn({ ...context, db }, { slot, place, dish }));
      });
    } catch (error) {
      if (error instanceof TakenAway) return error.order;
      if (!(error instanceof Refusal)) throw error;
    }
  return null;
}

interface Wish {
  slot: Slot;
  place: Place;
  dish: Dish;
}

async function placeIn(context: Owner, { slot, place, dish }: Wish): Promise<TestOrder['order']> {
  const name = { firstName: 'Commande', lastName: 'd’essai' };
  const address = { label: '', phone: '', address: '1, rue de l’Essai', city: 'Essai', note: '', ...place };
  const client = await createClient(
    context.db,
    {
      ...name,
      email: '',
      phone: '+33199000000',
      locale: 'fr',
      dietNote: '',
      houseNote: '',
      marketingConsent: false,
      allergens: [],
      allergiesAsked: true,
      addresses: [address],
    },
    context.clock(),
  );
  const { start, end, date, scheduleId } = slot;
  const { total } = await placeOrder(
    {
      clientId: client.id,
      addressId: client.addresses[0]?.id ?? 0,
      slot: { scheduleId, date },
      lines: [{ productId: dish.productId, sizeId: dish.sizeId, quantity: 1 }],
      kitchenNote: '',
      driverNote: '',
      forcedMinimum: { reason: 'essai' },
    },
    staffKey(crypto.randomUUID()),
    context,
  );
  return { dish: { fr: dish.fr, en: dish.en }, date, start, end, total };
}

interface Place {
  postalCode: string;
  country: string;
}

/** Each active zone with one of its codes, whole as far as it is known. */
async function zonesOf(db: Kysely<Database>): Promise<(Place & { id: number })[]> {
  const { rows } = await sql<Place & { id: number }>`
    select distinct on (z.id) z.id, p.code as "postalCode", p.country
    from delivery_zones z join postal_codes p on p.zone_id = z.id where z.active
    order by z.id, length(p.code) desc, p.code limit 20`.execute(db);
  return rows;
}

interface Dish {
  productId: number;
  sizeId: number;
  fr: string;
  en: string;
}

async function dishesOf(db: Kysely<Database>, date: LocalDate, now: Date): Promise<Dish[]> {
  const { rows } = await sql<Dish>`
    select distinct on (p.id) p.id as "productId", o.size_id as "sizeId", p.name_fr as fr, p.name_en as en
    from products p join offers o on o.product_id = p.id
    where p.status = 'published' and ${offeredOn(date, now)}
    order by p.id, o.size_id limit ${most.dishes}`.execute(db);
  return rows;
}
