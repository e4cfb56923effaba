import type { OrderChangeDraft } from '@traiteur/contract/orders/order-input.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { isCookedAgain } from '@traiteur/domain/catalogue/cooked-again.ts';
import { gravestAllergens } from '@traiteur/domain/orders/allergies.ts';
import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { cookedAllergensOf, cookedKey } from '../../kitchen/pots/cooked-allergens.ts';
import { codeAsUsed, discountToKeep } from './code-as-used.ts';
import { portionsIn } from '../ledger/portion-rows.ts';
import { standingCompanyFacts } from '../place/company-of-order.ts';
import type { OfferFacts, OrderFacts } from '../place/order-facts.ts';
import { readFacts } from '../place/read-facts.ts';
import type { StandingOrder } from './standing-order.ts';

/** @throws {Refusal} `no-delivery-configuration` */
export async function changeFacts(
  db: Kysely<Database>,
  change: OrderChangeDraft,
  order: StandingOrder,
  now: Date,
): Promise<OrderFacts> {
  const { clientId, groupOrderId } = order;
  const usedCode = await codeAsUsed(db, change, order);
  const discountCode = usedCode ? undefined : change.discountCode;
  const draft = { ...change, clientId, groupOrderId, discountCode };
  const facts = await readFacts(db, draft, now, {
    ...(change.addressId === undefined && { destination: { address: order.address, zoneId: order.zoneId } }),
  });
  if (!facts) throw new Refusal('no-delivery-configuration');
  const hasPlace = order.slot.scheduleId === change.slot.scheduleId && order.slot.date === change.slot.date;
  // What the order has reserved counts as free.
  const changedFacts = {
    ...facts,
    client: facts.client && { ...facts.client, orders: facts.client.orders - 1 },
    slotTaken: facts.slotTaken - (hasPlace ? 1 : 0),
    // Its schedule may no longer serve the zone.
    schedule: hasPlace && facts.zone?.id === order.zoneId ? slotOf(facts, order) : facts.schedule,
    offers: facts.offers.map((offer) => offerAsOrdered(offer, change, order)),
    discountCode: usedCode ?? facts.discountCode,
    company: await companyOf(db, order),
    standing: { ...order, discountToKeep: usedCode && discountToKeep(usedCode, change, order) },
  };
  return keepsDishes(order, change.slot.date) ? asMade(db, changedFacts, order, change) : changedFacts;
}

const companyOf = (db: Kysely<Database>, { companyId, costCentre }: StandingOrder) =>
  companyId === null ? undefined : standingCompanyFacts(db, { companyId, costCentre });

/** A failed delivery goes out again with the same dishes, unless it is so late that they are cooked again. */
export const keepsDishes = ({ status, cookedOn, slot }: StandingOrder, date: LocalDate): boolean =>
  status === 'failed' && !isCookedAgain(cookedOn ?? slot.date, date);

/** Cooked dishes keep the portions and the recipe of their day; they need no portion of the new day and no notice. */
async function asMade(
  db: Kysely<Database>,
  facts: OrderFacts,
  order: StandingOrder,
  change: OrderChangeDraft,
): Promise<OrderFacts> {
  const cookedOn = order.cookedOn ?? order.slot.date;
  const cooked = await cookedAllergensOf(
    db,
    facts.offers.map(({ productId }) => ({ productId, cookedOn })),
  );
  return {
    ...facts,
    cookedOn: cookedOn === change.slot.date ? null : cookedOn,
    schedule: facts.schedule && { ...facts.schedule, noticeHours: 0 },
    offers: facts.offers.map((offer) => ({
      ...offer,
      available: null,
      isOffered: true,
      allergens: gravestAllergens(offer.allergens, cooked.get(cookedKey({ ...offer, cookedOn })) ?? []),
    })),
  };
}

const slotOf = ({ schedule }: OrderFacts, order: StandingOrder) => ({
  weekday: 1,
  capacity: null,
  noticeHours: null,
  ...schedule,
  ...order.schedule,
});

/** A dish keeps its ordered price and taxes unless its portions grow. */
function offerAsOrdered(offer: OfferFacts, change: OrderChangeDraft, order: StandingOrder): OfferFacts {
  const { productId, sizeId } = offer;
  const line = order.lines.find((standing) => standing.productId === productId && standing.sizeId === sizeId);
  if (!line || portionsIn(change.lines, productId, sizeId) > portionsIn(order.lines, productId, sizeId)) return offer;
  const { unitPrice, taxRateId, taxComponents, sizeName } = line;
  return { ...offer, price: unitPrice, priceToday: offer.price, sizeName, taxRateId, taxComponents };
}
