import { aboveBudgetChoices, groupOrderStates, mostGuestLines } from '@traiteur/domain/own/group-orders.ts';
import * as z from 'zod/mini';
import { presence } from '../catalogue/products.ts';
import { eaterInput, severity } from '../clients/clients.ts';
import {
  allDiffer,
  bilingual,
  cents,
  count,
  optionalEmail,
  id,
  line,
  locale,
  localDate,
  localTime,
  moment,
} from '../statement/fields.ts';
import type { Operations } from '../statement/operation.ts';

/** Cents a head: a budget of nothing would let nobody eat. */
export const budget = z.nullable(z.int().check(z.positive(), z.maximum(1_000_000)));

export const guestDish = z.object({
  productId: id,
  sizeId: id,
  name: bilingual(120),
  sizeName: bilingual(80),
  quantity: count,
  /** At today's price, in cents. */
  total: cents,
  /** It could not be ordered with the others. */
  isDropped: z.boolean(),
  /** Since it was chosen there are no longer enough; before the deadline something else can be chosen. */
  isScarce: z.boolean(),
});
export type GuestDish = z.output<typeof guestDish>;

export const slotShape = { deliveryDate: localDate, slotStart: localTime, slotEnd: localTime };

const token = z.string().check(z.minLength(20), z.maxLength(100), z.regex(/^[\w-]+$/));
/** By which the browser of a guest comes back. It stands in no address: addresses are logged. */
const guestKey = { token, key: z.optional(token) };
const joinedGuest = { token, key: token };

const { allergens, dietNote } = eaterInput.shape;

const guestInput = {
  name: line(80),
  /** For what the house has to tell this guest. */
  email: z._default(optionalEmail, ''),
  locale,
  /** Said by this very act: none is an answer. */
  allergens,
  dietNote: z._default(dietNote, ''),
};

const acceptedConflicts = z
  .array(z.strictObject({ allergenIds: z.array(id).check(z.minLength(1), z.maxLength(20)), severity, presence }))
  .check(z.maxLength(3));
export type AcceptedConflicts = z.output<typeof acceptedConflicts>;

const chosenMeal = z.strictObject({
  productId: id,
  sizeId: id,
  quantity: z.int().check(z.minimum(1), z.maximum(20)),
  /** What the guest wants although they react to it: exactly that, nothing graver. */
  accepted: z._default(acceptedConflicts, []),
});

const guest = z.object({
  name: z.string(),
  email: z.string(),
  isHost: z.boolean(),
  allergens: z.array(z.object({ allergenId: id, severity })),
  dietNote: z.string(),
  dishes: z.array(z.object({ ...guestDish.shape, accepted: acceptedConflicts })),
  total: cents,
  /** By their card, above the budget; what was given back is taken off. */
  paid: cents,
  refunded: cents,
  /** Above the budget, and not paid yet. Until it is, the dishes chosen last are not ordered. */
  due: cents,
  /** A payment was begun, of which the provider may know more. */
  isPaying: z.boolean(),
});
export type Guest = z.output<typeof guest>;

const visit = z.object({
  /** First name. */
  host: z.string(),
  ...slotShape,
  deadline: moment,
  /** Until the deadline, and unless the host closes it before. */
  isOpen: z.boolean(),
  /** Of what was placed guests change their own dishes until then; null: not placed, or too late. */
  changeableUntil: z.nullable(moment),
  /** Of the order too, once it is placed. */
  state: z.enum(groupOrderStates),
  budget,
  aboveBudget: z.enum(aboveBudgetChoices),
  /** Of who eats too; null where the host does not let them be read. */
  names: z.nullable(z.array(z.string())),
  /** Of whom the house wrote to with this link. */
  expectedName: z.string(),
  /** Whether the caller is signed in as the host, who says allergies in the account. */
  isHost: z.boolean(),
  hostAsked: z.boolean(),
  /** Null for who has not joined with this key. */
  guest: z.nullable(guest),
  /** What the same browser said the week before, to be said again. */
  earlier: z.nullable(z.pick(guest, { name: true, email: true, allergens: true, dietNote: true })),
});
export type GroupVisit = z.output<typeof visit>;

const choosing = [
  'unknown-reference',
  'product-not-orderable',
  'size-not-offered',
  'not-offered-that-day',
  'quantity-unavailable',
  'quantity-too-large',
  'own-allergy',
  'own-allergy-not-accepted',
] as const;

/** Of an order that is placed: its minimum and its company's credit hold whoever changes it. */
const changing = [
  'stale',
  'below-minimum-order',
  'over-credit-limit',
  'below-refunds',
  'purchase-reference-missing',
  'address-not-eligible',
  'slot-unavailable',
] as const;

/** Whoever has the link is a guest: they prove themselves by its token, and by the key of their browser. */
export const guestOperations = {
  visitGroupOrder: {
    summary:
      'Answers what the holder of a group order’s link sees: the day, the budget, and what this browser has chosen.',
    method: 'POST',
    path: '/group-order-visits',
    scope: 'public',
    body: z.strictObject(guestKey),
    result: visit,
    refusals: ['group-order-ended'],
  },
  joinGroupOrder: {
    summary:
      'Joins a group order by its link, with a name and what one reacts to; answers the key by which this browser comes back.',
    method: 'POST',
    path: '/group-order-guests',
    scope: 'public',
    body: z.strictObject({ token, ...guestInput }),
    result: z.object({ key: z.string(), visit }),
    status: 201,
    refusals: ['group-order-ended', 'group-order-closed', 'too-many-guests', 'unknown-reference', 'name-at-table'],
  },
  updateGroupGuest: {
    summary:
      'Changes what a guest says of themselves. Dishes that they chose and that no longer suit are taken out; once it is placed their name stays, and the house is told of such dishes, until the cut-off. Their names are answered.',
    method: 'PUT',
    path: '/group-order-guests',
    scope: 'public',
    body: z.strictObject({ ...joinedGuest, ...guestInput }),
    result: z.object({ visit, unsuitableDishes: z.array(bilingual(120)) }),
    refusals: ['group-order-ended', 'group-order-closed', 'not-found', 'unknown-reference', 'name-at-table'],
  },
  chooseGroupMeals: {
    summary:
      'Replaces what a guest has chosen, within the budget, of what suits them and is left that day. Once it is placed, the order is changed with it, until the cut-off of its slot.',
    method: 'PUT',
    path: '/group-order-choices',
    scope: 'public',
    body: z.strictObject({
      ...joinedGuest,
      lines: z.array(chosenMeal).check(
        z.maxLength(mostGuestLines),
        z.refine((lines) => allDiffer(lines.map(({ productId, sizeId }) => `${productId} ${sizeId}`)), {
          params: { code: 'twice' },
        }),
      ),
    }),
    result: visit,
    refusals: [
      'group-order-ended',
      'group-order-closed',
      'not-found',
      'no-delivery-configuration',
      'above-budget',
      'excess-too-small',
      'last-guest',
      ...changing,
      ...choosing,
    ],
  },
  leaveGroupOrder: {
    summary: 'Takes a guest out of a group order that is open, with all that they said.',
    method: 'POST',
    path: '/group-order-departures',
    scope: 'public',
    body: z.strictObject(joinedGuest),
    refusals: ['group-order-ended', 'group-order-closed', 'not-found'],
  },
  payGroupExcess: {
    summary: 'Makes a link by which a guest pays by card what their choice is above the budget, until the deadline.',
    method: 'POST',
    path: '/group-order-payments',
    scope: 'public',
    body: z.strictObject(joinedGuest),
    result: z.object({ url: z.string() }),
    status: 201,
    refusals: ['group-order-ended', 'group-order-closed', 'not-found', 'nothing-due', 'online-payments-off'],
  },
  hearGroupPayment: {
    summary: 'Asks the payment provider what has become of a guest’s payment, and answers what they see.',
    method: 'PUT',
    path: '/group-order-payments',
    scope: 'public',
    body: z.strictObject(joinedGuest),
    result: visit,
    refusals: ['group-order-ended', 'provider-failed'],
  },
} as const satisfies Operations;
