import { suitabilityOf } from '@traiteur/domain/catalogue/suitability.ts';
import { type Slot, slotsFor } from '@traiteur/domain/delivery/slots.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { latestDeadline } from '@traiteur/domain/own/group-orders.ts';
import { type Kysely, sql } from 'kysely';
import { menuOf } from '../../../apps/api/src/catalogue/menus/menu-rows.ts';
import type { Reading } from '../../../apps/api/src/core/acting.ts';
import { inTransaction } from '../../../apps/api/src/database/rows/transactions.ts';
import type { Database } from '../../../apps/api/src/database/schema.ts';
import { configurationInForce } from '../../../apps/api/src/delivery/delivery-configurations/delivery-configuration-rows.ts';
import {
  schedulesOfZone,
  slotsTaken,
} from '../../../apps/api/src/delivery/delivery-schedules/delivery-schedule-rows.ts';
import { zoneOf } from '../../../apps/api/src/delivery/delivery-zones/delivery-zone-rows.ts';
import { chooseGroupMeals } from '../../../apps/api/src/own/group-orders/choose-meals.ts';
import { closeGroupOrder } from '../../../apps/api/src/own/group-orders/close-group-order.ts';
import { makeLink } from '../../../apps/api/src/own/group-orders/guest-rows.ts';
import { joinGroupOrder } from '../../../apps/api/src/own/group-orders/join-group-order.ts';
import { insertGroupOrder, reservePlace } from '../../../apps/api/src/own/group-orders/open-group-order.ts';

const guestNames = ['Salomé', 'Karim', 'Lucie', 'Thomas'];
const hour = 3_600_000;

/** Of the client with this address, on the next two days with room: one that is placed already, one still open. */
export const openGroupOrders = (db: Kysely<Database>, email: string, services: Omit<Reading, 'db'>): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await sql`set local traiteur.mails = 'off'`.execute(transaction);
    const { clientId, addressId, country, postalCode } = await transaction
      .selectFrom('clients')
      .innerJoin('addresses', 'addresses.client_id', 'clients.id')
      .select(['clients.id as clientId', 'addresses.id as addressId', 'country', 'postal_code as postalCode'])
      .where('email', '=', email)
      .orderBy('addresses.id')
      .executeTakeFirstOrThrow();
    const zone = await zoneOf(transaction, country, postalCode);
    if (!zone?.active) return;
    const [soonSlot, laterSlot] = await roomySlots(transaction, zone.id, services);
    const host = { clientId, addressId };
    if (soonSlot) {
      const id = await openFor(transaction, host, soonSlot, services);
      await closeGroupOrder(id, { ...services, db: transaction, caller: { clientId } });
      // Everybody knows.
      await transaction.updateTable('group_orders').set({ told_at: services.clock() }).where('id', '=', id).execute();
    }
    if (laterSlot) await openFor(transaction, host, laterSlot, services);
  });

async function roomySlots(
  db: Kysely<Database>,
  zoneId: number,
  { clock, house: { timeZone } }: Omit<Reading, 'db'>,
): Promise<Slot[]> {
  const now = clock();
  const rules = await configurationInForce(db, now);
  if (!rules) return [];
  const schedules = await schedulesOfZone(db, zoneId);
  const ordersOfSlot = await slotsTaken(db, '1900-01-01', '2999-12-31');
  const slots = slotsFor({ schedules, rules, ordersOfSlot, now, timeZone }).filter(
    ({ left, cutOffAt }) => (left === null || left > 2) && cutOffAt.getTime() - now.getTime() > 2 * hour,
  );
  return [...new Map(slots.map((slot) => [slot.date, slot])).values()];
}

async function openFor(
  db: Kysely<Database>,
  { clientId, addressId }: { clientId: number; addressId: number },
  { scheduleId, date, cutOffAt }: Slot,
  services: Omit<Reading, 'db'>,
): Promise<number> {
  const now = services.clock();
  const slot = { scheduleId, date };
  const deadline = latestDeadline(cutOffAt).toISOString();
  const terms = { slot, addressId, deadline, budget: 2500, paymentChoice: 'transfer', namesShown: true } as const;
  const id = await insertGroupOrder(
    db,
    clientId,
    { ...terms, aboveBudget: 'refused', driverNote: '', purchaseReference: '', weekly: false },
    now,
  );
  await reservePlace(db, slot);
  const token = await makeLink(db, id, null, now);
  const call = { ...services, db, caller: undefined };
  const allergens = await db.selectFrom('allergens').select('id').orderBy('id').execute();
  const meals = (await menuOf(db, date, now)).meals.filter(({ offers: [offer] }) => offer && offer.price <= 2000);
  for (const [index, name] of guestNames.entries()) {
    const reaction = allergens[index * 3]?.id;
    const reactions: ClientAllergen[] = index % 2 && reaction ? [{ allergenId: reaction, severity: 'allergy' }] : [];
    const words = { name, email: '', locale: 'fr', allergens: reactions, dietNote: '' } as const;
    const { key } = await joinGroupOrder({ token, ...words }, call);
    const suiting = meals.filter(
      ({ id: productId, allergens: contents, offers: [offer] }) =>
        suitabilityOf(reactions, { productId, allergens: contents }).verdict === 'safe' &&
        (offer?.left === null || (offer?.left ?? 0) > 8),
    );
    const meal = suiting[(index * 5) % Math.max(1, suiting.length)];
    const size = meal?.offers[0];
    if (!meal || !size) continue;
    const line = { productId: meal.id, sizeId: size.sizeId, quantity: 1, accepted: [] };
    await chooseGroupMeals({ token, key, lines: [line] }, call);
  }
  return id;
}
