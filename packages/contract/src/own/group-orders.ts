import { paymentChoices } from '@traiteur/domain/money/payment-choices.ts';
import { aboveBudgetChoices, groupOrderStates, mostGuests } from '@traiteur/domain/own/group-orders.ts';
import * as z from 'zod/mini';
import { slotChoice } from '../orders/order-input.ts';
import {
  allDiffer,
  cents,
  count,
  id,
  line,
  locale,
  localDate,
  localTime,
  optionalLine,
  moment,
  version,
  optionalEmail,
} from '../statement/fields.ts';
import { oneThing, pageOf, pageQuery, storedFields } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { optionalOwnWords } from '../statement/own-words.ts';
import { budget, guestDish, guestOperations, slotShape } from './group-guests.ts';

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
  /** Guests can pay where the house takes payments online. */
  aboveBudget: z._default(z.enum(aboveBudgetChoices), 'refused'),
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
  /** By themselves, above the budget; what was given back is taken off. */
  paid: cents,
});
export type HostedGuest = z.output<typeof hostedGuest>;

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
  aboveBudget: z.enum(aboveBudgetChoices),
  paymentChoice: z.enum(paymentChoices),
  driverNote: z.string(),
  purchaseReference: z.string(),
  namesShown: z.boolean(),
  weekly: z.boolean(),
  state: z.enum(groupOrderStates),
  /** The code of the rule that was against placing it. */
  reason: z.string(),
  /** The code of what would refuse it whole as things stand; empty: nothing, or it is not open. */
  obstacle: z.string(),
  guests: z.array(hostedGuest),
  total: cents,
  order: z.nullable(z.object({ id, number: z.string() })),
  /** The one of the week after. */
  nextId: z.nullable(id),
});
export type GroupOrder = z.output<typeof groupOrder>;

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
    refusals: [...placing, 'deadline-too-late', 'too-many-group-orders', 'too-many-guests', 'too-many-invitations'],
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
      'too-many-invitations',
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
  ...guestOperations,
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
