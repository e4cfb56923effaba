import { allergyAlerts } from '@traiteur/domain/allergies.ts';
import {
  type ExplainedAction,
  isExplained,
  type OrderAction,
  orderActions,
  orderEventKinds,
  orderLife,
  type OrderLife,
  orderSources,
  orderStatuses,
  paymentStatuses,
} from '@traiteur/domain/order-life.ts';
import * as z from 'zod/mini';
import { bilingual, cents, centsSum, count, id, localDate, localTime, moment, text } from './statement/fields.ts';
import { listQuery, oneThing, pageOf, stored } from './statement/lists.ts';
import { operationsOf } from './statement/operation.ts';
import { exportOrders, orderFilters } from './order-filters.ts';
import { allergyOverride, orderChangeDraft, orderChangeInput, orderDraft, orderInput } from './order-input.ts';
import { allergenChange, allergyEffect } from './allergy-effects.ts';
import { presence } from './products.ts';
import { severity } from './clients.ts';
import { fieldError, refusalStatus, type RefusalCode } from './wire/refusals.ts';
import { taxComponent } from './tax-rates.ts';

const names = Object.keys(refusalStatus) as [RefusalCode, ...RefusalCode[]];
/** What a dish held on the day it was ordered. */
export const lineAllergen = z.object({ id, code: z.string(), name: bilingual(80), presence });

const pricedLine = z.object({
  productId: id,
  sizeId: id,
  name: bilingual(120),
  sizeName: bilingual(80),
  quantity: count,
  unitPrice: cents,
  gross: cents,
  discount: cents,
  total: cents,
  allergens: z.array(lineAllergen),
});
export type OrderLine = z.output<typeof pricedLine>;

/** A dish of the order that meets an allergen of the client. */
export const allergyConflict = z.object({
  line: count,
  allergenId: id,
  allergen: bilingual(80),
  severity,
  presence,
  mustOverride: z.boolean(),
});
export type OrderAllergyConflict = z.output<typeof allergyConflict>;

/** A conflict that stands in an order. */
export const orderedConflict = z.object({
  ...allergyConflict.shape,
  /** Since when it is known and by whose saving, where that was after the order; null where the order was placed with it. */
  foundAt: z.nullable(moment),
  foundBy: z.nullable(z.string()),
  /** Who answered for this dish, when and why it stayed all the same; null and empty where nobody had to. */
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(moment),
  reason: z.string(),
});

/** Who set a rule of the house aside for an order, when and why. */
const forcedRule = z.object({ by: z.string(), at: moment, reason: z.string() });
export type OrderForcedRule = z.output<typeof forcedRule>;

const money = {
  subtotal: cents,
  discount: cents,
  /** The code that gives it, or the delivery; null without one, and in a quote when it is refused. */
  discountCode: z.nullable(z.string()),
  deliveryFee: cents,
  taxes: z.array(z.object({ ...taxComponent.shape, amount: centsSum })),
  total: cents,
};

export const quote = z.object({
  lines: z.array(pricedLine),
  ...money,
  /** Goods from which delivery would be free, in cents; null = never. */
  freeDeliveryFrom: z.nullable(cents),
  conflicts: z.array(allergyConflict),
  /** Why placing this draft would be refused now, with the field at fault. */
  faults: z.array(z.object({ ...fieldError.shape, code: z.enum(names) })),
});
export type Quote = z.output<typeof quote>;

/** What a change would make of an order that stands. */
export const changeQuote = z.object({
  ...quote.shape,
  lines: z.array(
    z.object({
      ...pricedLine.shape,
      /** It stays at the price at which it was ordered, which is not today's: there are no more of it than before. */
      keepsPrice: z.boolean(),
    }),
  ),
  /** What the total would be more than before, in cents; negative where it would be less. */
  difference: centsSum,
});
export type ChangeQuote = z.output<typeof changeQuote>;

const slotTime = z.object({ date: localDate, start: localTime, end: localTime });

/** What somebody changed of an order, from what to what; null where it stayed. */
export const orderChanges = z.object({
  lines: z.array(z.object({ name: bilingual(120), sizeName: bilingual(80), before: count, after: count })),
  slot: z.nullable(z.object({ before: slotTime, after: slotTime })),
  discountCode: z.nullable(z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  total: z.nullable(z.object({ before: cents, after: cents })),
  /** What is no business of all who read the timeline is told of without what it says. */
  fields: z.array(z.enum(['address', 'kitchenNote', 'driverNote'])),
});
export type OrderChanges = z.output<typeof orderChanges>;

export const orderRow = z.object({
  ...stored,
  number: z.string(),
  clientId: id,
  client: z.object({
    firstName: z.string(),
    lastName: z.string(),
    /** Where to ring for this order; left out for who may not reach the client. */
    phone: z.optional(z.string()),
  }),
  deliveryDate: localDate,
  slotStart: localTime,
  slotEnd: localTime,
  zoneId: id,
  zoneName: bilingual(80),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  items: count,
  total: cents,
  /** Worst allergy conflict: one that nobody answered for yet, one that somebody did, or a warning. */
  allergyAlert: z.nullable(z.enum(allergyAlerts)),
  placedAt: moment,
});
export type OrderRow = z.output<typeof orderRow>;

/** What the client of an order reacts to, whether or not a dish of it meets that. */
export const clientAllergy = z.object({
  allergenId: id,
  name: bilingual(80),
  severity,
  /** How the order's dishes hold it, at worst; null where none does. */
  presence: z.nullable(presence),
});
export type ClientAllergy = z.output<typeof clientAllergy>;

/** A conflict as a timeline tells of it: it may be history. */
const eventConflict = z.object({
  dish: bilingual(120),
  ...z.pick(allergyConflict, { allergenId: true, allergen: true, severity: true, presence: true }).shape,
});

export const order = z.object({
  ...orderRow.shape,
  /** E-mail and phone are left out for who may not reach the client, and so is the address. */
  client: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
  }),
  address: z.optional(
    z.object({
      label: z.string(),
      phone: z.string(),
      address: z.string(),
      city: z.string(),
      country: z.string(),
      postalCode: z.string(),
      /** What the client's record says of it now; what it said when it was ordered, where they no longer have this address. */
      note: z.string(),
    }),
  ),
  source: z.enum(orderSources),
  /** Its place in a slot that was full, and its amount below the zone's minimum; null where no rule was set aside. */
  forcedPlace: z.nullable(forcedRule),
  forcedMinimum: z.nullable(forcedRule),
  kitchenNote: z.string(),
  /** Left out, like the address, for who may not reach the client: it tells how to get in. */
  driverNote: z.optional(z.string()),
  lines: z.array(pricedLine),
  ...money,
  conflicts: z.array(orderedConflict),
  /** How many of them stop the order until somebody answers. */
  unansweredConflicts: count,
  clientAllergies: z.array(clientAllergy),
  /** Whether anybody asked the client: where nobody did, no allergies are unknown ones. */
  allergiesAsked: z.boolean(),
  events: z.array(
    z.object({
      id,
      kind: z.enum(orderEventKinds),
      at: moment,
      by: z.string(),
      reason: z.string(),
      /** The conflicts that became known with it, or that it ended; none of other events. */
      conflicts: z.array(eventConflict),
      /** Of a change of the order alone. */
      changes: z.nullable(orderChanges),
    }),
  ),
});
export type Order = z.output<typeof order>;

/** What the audit log keeps of an order: its lines and its timeline are kept with it. */
const audit = {
  only: ['number', 'status', 'paymentStatus', 'deliveryDate', 'total', 'allergyAlert', 'forcedPlace', 'forcedMinimum'],
} as const;

/** Why a step is taken that has to be explained. */
export const stepReason = z.strictObject({ reason: text(500) });

const step = <Action extends OrderAction>(action: Action) => {
  const { summary, path, scope, needsAnswers }: OrderLife[Action] = orderLife[action];
  return {
    summary,
    method: 'PUT',
    path: `/orders/{id}/${path}`,
    scope,
    params: oneThing,
    result: order,
    reads: 'get',
    refusals: ['not-found', 'status-not-allowed', ...(needsAnswers ? ['allergy-not-answered' as const] : [])],
    audit,
  } as const;
};

type Step<Action extends OrderAction> = ReturnType<typeof step<Action>> &
  (Action extends ExplainedAction ? { body: typeof stepReason } : unknown);

/** An operation for each step of the domain's table, which says when it may be taken. */
const steps = Object.fromEntries(
  orderActions.map((action) => [
    orderLife[action].operation,
    { ...step(action), ...(isExplained(action) && { body: stepReason }) },
  ]),
  // `fromEntries` forgets which operation has which body.
) as { [Action in OrderAction as OrderLife[Action]['operation']]: Step<Action> };

/** What speaks against an order as it should stand. */
const assessmentRefusals = [
  'unknown-reference',
  'address-not-eligible',
  'slot-unavailable',
  'slot-full',
  'product-not-orderable',
  'size-not-offered',
  'not-offered-that-day',
  'quantity-unavailable',
  'quantity-too-large',
  'below-minimum-order',
  'force-not-allowed',
  'discount-code-refused',
  'allergy-not-overridden',
  'prices-changed',
  'no-delivery-configuration',
] as const satisfies RefusalCode[];

const orderNames = { tag: 'orders', one: 'Order', many: 'Orders' } as const;

export const orders = operationsOf(orderNames, {
  list: {
    summary: 'Lists orders, a page at a time, the newest first.',
    method: 'GET',
    path: '/orders',
    scope: 'orders:read',
    query: listQuery(['number', 'delivery'], orderFilters),
    result: pageOf(orderRow),
    refusals: [],
  },
  get: {
    summary: 'Answers one order with its lines, allergy conflicts and timeline.',
    method: 'GET',
    path: '/orders/{id}',
    scope: 'orders:read',
    params: oneThing,
    result: order,
    refusals: ['not-found'],
  },
  exportOrders,
  quoteOrder: {
    summary: 'Prices a draft and checks it against allergies and availability, without placing it.',
    method: 'POST',
    path: '/order-quotes',
    scope: 'orders:write',
    body: orderDraft,
    result: quote,
    audit: 'none',
    refusals: ['no-delivery-configuration'],
  },
  placeOrder: {
    summary: 'Places an order. The same Idempotency-Key twice places one order and answers it again.',
    method: 'POST',
    path: '/orders',
    scope: 'orders:write',
    headers: z.object({
      'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/)),
    }),
    body: orderInput,
    // A hundred dishes, each with its reason.
    largestBody: 256 * 1024,
    result: order,
    status: 201,
    idempotent: true,
    audit,
    refusals: [...assessmentRefusals, 'idempotency-key-reused'],
  },
  quoteOrderChange: {
    summary: 'Prices a change of an order as saving it would, with what speaks against it and the difference in money.',
    method: 'POST',
    path: '/orders/{id}/change-quotes',
    scope: 'orders:write',
    params: oneThing,
    body: orderChangeDraft,
    result: changeQuote,
    audit: 'none',
    refusals: ['not-found', 'no-delivery-configuration'],
  },
  updateOrder: {
    summary:
      'Changes dishes, address, slot, notes or code of an order that the kitchen has not begun. What there is no more of keeps its price.',
    method: 'PUT',
    path: '/orders/{id}',
    scope: 'orders:write',
    params: oneThing,
    body: orderChangeInput,
    largestBody: 256 * 1024,
    result: order,
    reads: 'get',
    audit,
    refusals: ['not-found', 'stale', 'status-not-allowed', ...assessmentRefusals],
  },
  answerAllergyConflict: {
    summary: 'Answers by name and reason for allergens in a dish of a standing order, which may then go on.',
    method: 'PUT',
    path: '/orders/{id}/allergy-answer',
    scope: 'orders:write',
    params: oneThing,
    body: allergyOverride,
    result: order,
    reads: 'get',
    audit: { only: [...audit.only, 'unansweredConflicts'] },
    refusals: ['not-found', 'status-not-allowed', 'stale'],
  },
  previewAllergyEffect: {
    summary:
      'Says which standing orders would meet an allergen if clients or a product were saved with these; changes nothing.',
    method: 'POST',
    path: '/allergy-effects',
    scope: 'orders:read',
    body: allergenChange,
    result: allergyEffect,
    audit: 'none',
    refusals: [],
  },
  ...steps,
});
