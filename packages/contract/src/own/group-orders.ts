import { paymentChoices } from '@traiteur/domain/money/payment-choices.ts';
import { groupOrderStates, mostGuestLines, mostGuests } from '@traiteur/domain/own/group-orders.ts';
import * as z from 'zod/mini';
import { eaterInput, severity } from '../clients/clients.ts';
import { presence } from '../catalogue/products.ts';
import { slotChoice } from '../orders/order-input.ts';
import {
  allDiffer,
  bilingual,
  cents,
  count,
  email,
  id,
  line,
  locale,
  localDate,
  localTime,
  optionalLine,
  moment,
  version,
} from '../statement/fields.ts';
import { oneThing, pageOf, pageQuery, storedFields } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { optionalOwnWords } from '../statement/own-words.ts';

const optionalEmail = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.refine((address) => address === '' || email.safeParse(address).success),
);

/** Cents a head: a budget of nothing would let nobody eat. */
const budget = z.nullable(z.int().check(z.positive(), z.maximum(1_000_000)));

const expectedGuest = z.strictObject({
  /** Absent for somebody new. */
  id: z.optional(id),
  name: line(80),
  email: z._default(optionalEmail, ''),
});

const groupOrderInput = z.strictObject({
  slot: slotChoice,
  addressId: id,
  deadline: moment,
  budget,
  paymentChoice: z.enum(paymentChoices),
  driverNote: z._default(optionalOwnWords(1000), ''),
  /** Of a company that the host orders for; some require one. */
  purchaseReference: z._default(optionalLine(80), ''),
  /** Whether guests read the names of those who eat too. */
  namesShown: z.boolean(),
  weekly: z.boolean(),
  expectedGuests: z.array(expectedGuest).check(
    z.maxLength(mostGuests),
    z.refine((guests) => allDiffer(guests.flatMap(({ email: address }) => address.toLowerCase() || [])), {
      params: { code: 'twice' },
    }),
  ),
});
export type GroupOrderInput = z.output<typeof groupOrderInput>;

const guestDish = z.object({
  productId: id,
  sizeId: id,
  name: bilingual(120),
  sizeName: bilingual(80),
  quantity: count,
  /** At today's price, in cents. */
  total: cents,
  /** It could not be ordered with the others. */
  isDropped: z.boolean(),
});
export type GuestDish = z.output<typeof guestDish>;

/** As the host reads one: dishes and sums, never what anybody reacts to, nor an e-mail address that the guest typed. */
const hostedGuest = z.object({
  id,
  name: z.string(),
  /** As the host typed it. */
  invitedEmail: z.string(),
  isHost: z.boolean(),
  hasJoined: z.boolean(),
  dishes: z.array(guestDish),
  total: cents,
});
export type HostedGuest = z.output<typeof hostedGuest>;

const slotShape = { deliveryDate: localDate, slotStart: localTime, slotEnd: localTime };

const groupOrderRow = z.object({
  id,
  ...slotShape,
  deadline: moment,
  state: z.enum(groupOrderStates),
  /** Of those who have chosen. */
  guests: count,
  total: cents,
  orderId: z.nullable(id),
});
export type GroupOrderRow = z.output<typeof groupOrderRow>;

const groupOrder = z.object({
  ...storedFields,
  ...slotShape,
  scheduleId: id,
  /** Null where the address has been removed since. */
  address: z.nullable(z.object({ id, address: z.string(), postalCode: z.string(), city: z.string() })),
  deadline: moment,
  /** Null once the slot takes no more orders. */
  latestDeadline: z.nullable(moment),
  budget,
  paymentChoice: z.enum(paymentChoices),
  driverNote: z.string(),
  purchaseReference: z.string(),
  namesShown: z.boolean(),
  weekly: z.boolean(),
  state: z.enum(groupOrderStates),
  /** The code of the rule that was against placing it. */
  reason: z.string(),
  guests: z.array(hostedGuest),
  total: cents,
  order: z.nullable(z.object({ id, number: z.string() })),
  /** The one of the week after. */
  nextId: z.nullable(id),
});
export type GroupOrder = z.output<typeof groupOrder>;

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
});
export type Guest = z.output<typeof guest>;

const visit = z.object({
  /** First name. */
  host: z.string(),
  ...slotShape,
  deadline: moment,
  /** Until the deadline, and unless the host closes it before. */
  isOpen: z.boolean(),
  state: z.enum(groupOrderStates),
  budget,
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

const dayGroupOrder = z.object({
  id,
  host: z.object({ id, firstName: z.string(), lastName: z.string() }),
  slotStart: localTime,
  slotEnd: localTime,
  deadline: moment,
  guests: count,
  portions: count,
});
export type DayGroupOrder = z.output<typeof dayGroupOrder>;

const placing = [
  'unknown-reference',
  'address-not-eligible',
  'slot-unavailable',
  'slot-full',
  'no-delivery-configuration',
  'online-payments-off',
  'purchase-reference-missing',
  'invoice-not-agreed',
] as const;

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

/** Without its guests: the log is kept longer than they are. */
const loggedFields = ['deliveryDate', 'deadline', 'state', 'weekly', 'budget'];

export const groupOrders = operationsOf('group-orders', {
  openGroupOrder: {
    summary:
      'Opens a group order of the caller’s for a day: others choose by a link until its deadline. It holds its place in the slot.',
    method: 'POST',
    path: '/own/group-orders',
    scope: 'client',
    body: groupOrderInput,
    result: groupOrder,
    status: 201,
    audit: { only: loggedFields },
    refusals: [...placing, 'deadline-too-late', 'too-many-group-orders', 'too-many-guests'],
  },
  listOwnGroupOrders: {
    summary: 'Lists the caller’s group orders, a page at a time, the newest first.',
    method: 'GET',
    path: '/own/group-orders',
    scope: 'client',
    query: pageQuery({}),
    result: pageOf(groupOrderRow),
    refusals: [],
  },
  getGroupOrder: {
    summary: 'Answers one of the caller’s group orders: who has chosen what, without anybody’s allergies.',
    method: 'GET',
    path: '/own/group-orders/{id}',
    scope: 'client',
    params: oneThing,
    result: groupOrder,
    refusals: ['not-found'],
  },
  updateGroupOrder: {
    summary:
      'Changes a group order of the caller’s that is open, or could not be placed and is then open again. Choices of another day that are not cooked then are told when it is placed.',
    method: 'PUT',
    path: '/own/group-orders/{id}',
    scope: 'client',
    params: oneThing,
    body: z.strictObject({ ...groupOrderInput.shape, version }),
    result: groupOrder,
    reads: 'getGroupOrder',
    audit: { only: loggedFields },
    refusals: [
      'not-found',
      'stale',
      'status-not-allowed',
      ...placing,
      'deadline-too-late',
      'too-many-group-orders',
      'too-many-guests',
    ],
  },
  repeatGroupOrder: {
    summary: 'Says whether a group order of the caller’s is opened again each week, until it is stopped.',
    method: 'PUT',
    path: '/own/group-orders/{id}/repetition',
    scope: 'client',
    params: oneThing,
    body: z.strictObject({ weekly: z.boolean() }),
    result: groupOrder,
    reads: 'getGroupOrder',
    audit: { only: loggedFields },
    refusals: ['not-found', 'status-not-allowed'],
  },
  shareGroupOrder: {
    summary:
      'Makes a link by which others choose in a group order of the caller’s; the links made before go on working.',
    method: 'POST',
    path: '/own/group-orders/{id}/links',
    scope: 'client',
    params: oneThing,
    body: z.strictObject({ locale }),
    result: z.object({ url: z.string() }),
    status: 201,
    audit: 'none',
    refusals: ['not-found', 'status-not-allowed'],
  },
  cancelGroupOrder: {
    summary: 'Gives up a group order of the caller’s: nothing is ordered, and those who had chosen are told.',
    method: 'PUT',
    path: '/own/group-orders/{id}/cancellation',
    scope: 'client',
    params: oneThing,
    result: groupOrder,
    reads: 'getGroupOrder',
    audit: { only: loggedFields },
    refusals: ['not-found', 'status-not-allowed'],
  },
  closeGroupOrder: {
    summary:
      'Places what was chosen in a group order of the caller’s before its deadline. What can no longer be ordered is left out, and its guest is told. Closed twice, it is placed once.',
    method: 'PUT',
    path: '/own/group-orders/{id}/closing',
    scope: 'client',
    params: oneThing,
    result: groupOrder,
    reads: 'getGroupOrder',
    audit: { only: loggedFields },
    refusals: ['not-found', 'status-not-allowed', ...placing, 'below-minimum-order', 'nobody-has-chosen'],
  },
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
      'Changes what a guest says of themselves. Dishes that they chose and that no longer suit are taken out; their names are answered.',
    method: 'PUT',
    path: '/group-order-guests',
    scope: 'public',
    body: z.strictObject({ ...joinedGuest, ...guestInput }),
    result: z.object({ visit, removedDishes: z.array(bilingual(120)) }),
    refusals: ['group-order-ended', 'group-order-closed', 'not-found', 'unknown-reference', 'name-at-table'],
  },
  chooseGroupMeals: {
    summary: 'Replaces what a guest has chosen, within the budget, of what suits them and is left that day.',
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
  listDayGroupOrders: {
    summary:
      'Lists the group orders of a day that are still open, for who plans it: how many guests have chosen how much.',
    method: 'GET',
    path: '/group-orders',
    scope: 'orders:read',
    query: pageQuery({ date: localDate }),
    result: pageOf(dayGroupOrder),
    refusals: [],
  },
});
