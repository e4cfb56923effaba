import type { OrderContent } from '@traiteur/domain/clients/company-terms.ts';
import type { DishRefusalCode, FieldRefusal } from '@traiteur/contract/statement/refusals.ts';
import { type AllergyConflict, allergyConflicts, eatersOfLine } from '@traiteur/domain/orders/allergies.ts';
import { type CodeReason, discountOf, reasonAgainst } from '@traiteur/domain/money/discount-codes.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { exceeds } from '@traiteur/domain/orders/limits.ts';
import {
  missingToMinimum,
  type OrderDraft,
  type PricedLine,
  type PricedOrder,
  priceOrder,
} from '@traiteur/domain/orders/pricing.ts';
import { deliveryTerms } from '@traiteur/domain/delivery/delivery-terms.ts';
import { cutOffOf, isPast } from '@traiteur/domain/delivery/cut-off.ts';
import { slotRefusal } from '@traiteur/domain/delivery/slots.ts';
import type { House } from '../../core/house.ts';
import type { DiscountCodeFacts } from '../../money/discount-codes/discount-code-rows.ts';
import { dishReason, refusedCode } from '../ledger/field-refusals.ts';
import { portionsIn } from '../ledger/portion-rows.ts';
import { creditRefusals } from './company-of-order.ts';
import type { DraftOrder, EaterFacts, OfferFacts, OrderFacts, StandingTerms } from './order-facts.ts';

export interface AssessedLine {
  /** Index in the draft. */
  index: number;
  offer: OfferFacts & { price: number; sizeName: Bilingual };
  quantity: number;
  /** Undefined: the whole table. */
  eater: EaterFacts | undefined;
}

export interface Conflict extends AllergyConflict {
  /** Index among the assessed lines. */
  line: number;
}

export interface Assessment {
  /** Lines with a price; the others are in `faults`. */
  lines: AssessedLine[];
  priced: PricedOrder;
  /** Undefined also where the draft's code is refused. */
  discountCode: DiscountCodeFacts | undefined;
  freeDeliveryFrom: number | null;
  conflicts: Conflict[];
  faults: FieldRefusal[];
}

export function pricedLine({ priced }: Pick<Assessment, 'priced'>, index: number): PricedLine {
  const line = priced.lines[index];
  if (!line) throw new Error('every assessed line is priced');
  return line;
}

/** In cents. */
const largestTotal = 100_000_000;

/** Checks only what the draft names: the quote of half an order does not list what is still missing. */
export function assessOrder(draft: DraftOrder, facts: OrderFacts, house: House, now: Date): Assessment {
  const lines = sellableLines(draft, facts);
  const { configuration, zone } = facts;
  const discountToKeep = facts.standing?.discountToKeep;
  const isCodeAsked = draft.discountCode !== undefined && !discountToKeep;
  const codeReason = isCodeAsked ? reasonAgainstCode(facts, lines, now) : undefined;
  const discountCode = codeReason ? undefined : facts.discountCode;
  const { fee, freeDeliveryFrom } = deliveryTerms(zone, configuration);
  const terms: OrderDraft = {
    lines: lines.map(({ offer, quantity }) => ({
      unitPrice: offer.price,
      quantity,
      taxRate: { id: offer.taxRateId, components: offer.taxComponents },
    })),
    discount:
      discountToKeep ??
      (discountCode &&
        discountOf(
          discountCode,
          lines.map(({ offer }) => offer.categoryId),
        )),
    deliveryFee: fee,
    freeDeliveryFrom,
    pricesIncludeTax: house.pricesIncludeTax,
  };
  const priced = pricedWith(terms, facts, discountCode?.code ?? null);
  return {
    lines,
    priced,
    discountCode,
    freeDeliveryFrom,
    conflicts: conflictsOf(facts, lines),
    faults: [
      ...peopleRefusals(draft, facts),
      ...slotRefusals(draft, facts, house, now),
      ...lineRefusals(draft, facts),
      ...growthRefusals(draft, facts, house, now),
      ...amountRefusals(draft, facts, priced),
      ...(draft.lines.length > 0 ? creditRefusals(facts, orderContent({ lines, priced })) : []),
      ...(codeReason ? [refusedCode(codeReason)] : []),
    ],
  };
}

/** For whom each dish is, and what it costs. */
export const orderContent = ({ lines, priced }: Pick<Assessment, 'lines' | 'priced'>): OrderContent => ({
  total: priced.total,
  lines: lines.map(({ offer, quantity, eater }) => ({ eaterId: eater?.id, unitPrice: offer.price, quantity })),
});

// The fee stays while goods, zone and code do. It also stays with an added code, unless the code waives it: with the
// fee of today, a code could make the order dearer.
function pricedWith(terms: OrderDraft, { standing, zone }: OrderFacts, code: string | null): PricedOrder {
  const priced = priceOrder(terms);
  if (!standing || standing.zoneId !== zone?.id) return priced;
  const asStanding = () => priceOrder({ ...terms, deliveryFee: standing.deliveryFee, freeDeliveryFrom: null });
  if (standing.isExchange && priced.deliveryFee > standing.deliveryFee) return asStanding();
  const isCodeAdded = standing.discountCode === null && code !== null;
  if (!isCodeAdded && standing.discountCode !== code) return priced;
  if (standing.goods !== priced.subtotal - (isCodeAdded ? 0 : priced.discount)) return priced;
  return asStanding();
}

function sellableLines(draft: DraftOrder, { offers, client }: OrderFacts): AssessedLine[] {
  return draft.lines.flatMap(({ productId, sizeId, quantity, eaterId }, index) => {
    const offer = offerOf(offers, productId, sizeId);
    if (!offer || offer.price === null || offer.sizeName === null) return [];
    const eater = client?.table.find(({ id }) => id === eaterId);
    return [{ index, quantity, eater, offer: { ...offer, price: offer.price, sizeName: offer.sizeName } }];
  });
}

const offerOf = (offers: readonly OfferFacts[], productId: number, sizeId: number) =>
  offers.find((offer) => offer.productId === productId && offer.sizeId === sizeId);

function reasonAgainstCode(
  { discountCode, client }: OrderFacts,
  lines: readonly AssessedLine[],
  now: Date,
): CodeReason | undefined {
  if (!discountCode) return { why: 'unknown' };
  const order = {
    lines: lines.map(({ offer, quantity }) => ({ categoryId: offer.categoryId, gross: offer.price * quantity })),
    client: client && { orders: client.orders, uses: discountCode.clientUses },
  };
  return reasonAgainst(discountCode, order, now);
}

function conflictsOf({ client }: OrderFacts, lines: readonly AssessedLine[]): Conflict[] {
  return lines.flatMap(({ offer, eater }, line) =>
    allergyConflicts(eatersOfLine(eater?.id, client?.table ?? []), [offer]).map((conflict) => ({ ...conflict, line })),
  );
}

function peopleRefusals(draft: DraftOrder, { client, address, zone, standing }: OrderFacts): FieldRefusal[] {
  if (draft.clientId === undefined) return [];
  if (!client) return [{ code: 'unknown-reference', field: 'clientId' }];
  if (standing && draft.addressId === undefined && isSameSlot(standing.slot, draft.slot)) return [];
  if (!standing && draft.addressId === undefined) return [];
  if (!address) return [{ code: 'unknown-reference', field: 'addressId' }];
  return zone?.active ? [] : [{ code: 'address-not-eligible', field: 'addressId' }];
}

function slotRefusals({ slot }: DraftOrder, facts: OrderFacts, { timeZone }: House, now: Date): FieldRefusal[] {
  // The slots depend on the address.
  if (!slot || !facts.zone?.active) return [];
  const { schedule, slotTaken, configuration, standing } = facts;
  if (standing?.zoneId === facts.zone.id && isSameSlot(standing.slot, slot)) return [];
  const refusal = schedule ? slotRefusal(schedule, slot.date, slotTaken, configuration, now, timeZone) : 'unknown';
  if (!refusal) return [];
  return [{ code: refusal === 'full' ? 'slot-full' : 'slot-unavailable', field: 'slot' }];
}

export const isSameSlot = (slot: StandingTerms['slot'], otherSlot: DraftOrder['slot']) =>
  slot.scheduleId === otherSlot?.scheduleId && slot.date === otherSlot.date;

function lineRefusals(draft: DraftOrder, facts: OrderFacts): FieldRefusal[] {
  const table = facts.client?.table;
  return draft.lines.flatMap(({ productId, sizeId, quantity, eaterId }, index) => {
    const at = (field: string) => `lines.${index}.${field}`;
    if (table && eaterId != null && !table.some(({ id }) => id === eaterId))
      return [{ code: 'unknown-reference', field: at('eaterId') }];
    const offer = offerOf(facts.offers, productId, sizeId);
    if (!offer) return [{ code: 'unknown-reference', field: at('productId') }];
    const fault = (code: DishRefusalCode, field: string, portionsLeft?: number): FieldRefusal[] => [
      { code, field: at(field), reason: dishReason(offer.name, portionsLeft) },
    ];
    const portions = portionsIn(draft.lines, productId, sizeId);
    const earlierPortions = portionsIn(facts.standing?.lines ?? [], productId, sizeId);
    const grows = portions > earlierPortions;
    if (grows && offer.status !== 'published') return fault('product-not-orderable', 'productId');
    if (offer.price === null) return fault('size-not-offered', 'sizeId');
    if (grows && quantity > facts.largestLineQuantity) return fault('quantity-too-large', 'quantity');
    if (!draft.slot) return [];
    const hasDate = facts.standing?.slot.date === draft.slot.date;
    if (hasDate && !grows) return [];
    if (!offer.isOffered) return fault('not-offered-that-day', 'productId');
    const otherPortions = offer.taken - (hasDate ? earlierPortions : 0);
    if (!exceeds(otherPortions + portions, offer.available)) return [];
    return fault('quantity-unavailable', 'quantity', Math.max(0, (offer.available ?? 0) - otherPortions));
  });
}

/** After the cut-off, the portions of an order may not grow in all: the kitchen counts on them. */
function growthRefusals(draft: DraftOrder, facts: OrderFacts, { timeZone }: House, now: Date): FieldRefusal[] {
  const { standing, schedule, configuration } = facts;
  if (!standing || !schedule || !isSameSlot(standing.slot, draft.slot)) return [];
  if (!isPast(cutOffOf(schedule, standing.slot.date, configuration, timeZone), now)) return [];
  if (portionsOf(draft.lines) <= portionsOf(standing.lines)) return [];
  return draft.lines.flatMap(({ productId, sizeId }, index) =>
    portionsIn(draft.lines, productId, sizeId) > portionsIn(standing.lines, productId, sizeId)
      ? [{ code: 'past-cut-off' as const, field: `lines.${index}.quantity` }]
      : [],
  );
}

const portionsOf = (lines: DraftOrder['lines']) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** An order already below the minimum may stay there, but not go lower. */
function amountRefusals(draft: DraftOrder, { zone, standing }: OrderFacts, priced: PricedOrder): FieldRefusal[] {
  if (priced.total > largestTotal) return [{ code: 'quantity-too-large', field: 'lines' }];
  if (standing && priced.total < standing.credited) return [{ code: 'below-refunds', field: 'lines' }];
  const shortfall = zone && missingToMinimum(priced, zone.minimumOrder);
  if (draft.lines.length === 0 || !shortfall) return [];
  const goods = priced.subtotal - priced.discount;
  if (standing?.zoneId === zone.id && goods >= standing.goods) return [];
  return [{ code: 'below-minimum-order', field: 'lines', amounts: { minimum: zone.minimumOrder, ...shortfall } }];
}
