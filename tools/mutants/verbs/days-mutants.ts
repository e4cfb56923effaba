import type { Mutant } from './mutant.ts';

const place = 'apps/api/src/orders/place';
const ownOrders = 'apps/api/src/own/own-orders';
const days = [`${ownOrders}/orders-of-days.test.ts`];
const change = [`${ownOrders}/change-own-order.test.ts`];

/** Faults in a basket of several days, and in what clients change of an order themselves. */
export const daysMutants: readonly Mutant[] = [
  {
    fault: 'a code for a first order is for each day of a basket',
    path: `${place}/read-facts.ts`,
    text: 'client: client && { ...client, orders: client.orders + earlier.length },',
    becomes: 'client,',
    killers: days,
  },
  {
    fault: 'the uses of a code by the days of a basket are not counted',
    path: `${place}/read-facts.ts`,
    text: 'clientUses: discountCode.clientUses + uses,',
    becomes: 'clientUses: discountCode.clientUses,',
    killers: days,
  },
  {
    fault: 'a refusal does not say which day it is of',
    path: 'apps/api/src/orders/ledger/field-refusals.ts',
    text: '...(among.date && { date: among.date })',
    becomes: '',
    killers: days,
  },
  {
    fault: 'each day of a basket claims one key',
    path: `${place}/place-order.ts`,
    text: 'key: keyOfDay(key, index),',
    becomes: 'key,',
    killers: days,
  },
  {
    fault: 'a retry empties a cart that was filled since',
    path: `${ownOrders}/place-own-order.ts`,
    text: '    if (!isAgain) {\n',
    becomes: '    if (isAgain || orders.length > 0) {\n',
    killers: days,
  },
  {
    fault: 'what was ordered for several days stays in the cart',
    path: `${ownOrders}/place-own-order.ts`,
    text: 'await removeOrdered(transaction, caller.clientId, orders);',
    becomes: '',
    killers: days,
  },
  {
    fault: 'of several days at once the last portions go to two',
    path: 'apps/api/src/orders/ledger/bookings.ts',
    text: 'refuseAll(to.flatMap((booking) => refusalsAmong(portionRefusals(booking, portions), booking.among)));',
    becomes: '',
    killers: days,
  },
  {
    fault: 'a client changes somebody else’s order',
    path: `${ownOrders}/change-own-order.ts`,
    text: '    await refuseUnlessOwn(db, caller, id);\n    await lockConfigurationsShared(db);\n',
    becomes: '    await lockConfigurationsShared(db);\n',
    killers: change,
    reason: 'the order is looked at again once it is locked: what is gone is a refusal before the key is claimed',
  },
  {
    fault: 'a client changes an order after its cut-off',
    path: `${ownOrders}/change-own-order.ts`,
    text: 'if (!(await changeableUntil(db, order, { now: clock(), house })))',
    becomes: 'if (!(await changeableUntil(db, order, { now: new Date(0 * clock().getTime()), house })))',
    killers: change,
  },
  {
    fault: 'a host changes what the guests of a group order have chosen',
    path: `${ownOrders}/change-own-order.ts`,
    text: 'if (groupOrder) refuseOtherDishes(order, input);',
    becomes: '',
    killers: ['apps/api/src/own/group-orders/host-and-guests.test.ts'],
  },
  {
    fault: 'a change that comes twice is made twice',
    path: `${ownOrders}/change-own-order.ts`,
    text: 'if (!isFirst) return markRepeat(await readOwnOrder(db, caller, id, reading));',
    becomes: '',
    killers: change,
  },
  {
    fault: 'a client changes an order that was saved since they read it',
    path: `${ownOrders}/change-own-order.ts`,
    text: "if (order.version !== input.version) throw new Refusal('stale');",
    becomes: '',
    killers: change,
  },
  {
    fault: 'a client rewrites the notes of the house',
    path: `${ownOrders}/change-own-order.ts`,
    text: "if (source !== 'website')",
    becomes: "if (source !== 'website' && id < 0)",
    killers: change,
  },
  {
    fault: 'a client takes more of a dish that the house answered for',
    path: 'apps/api/src/orders/edit/change-conflicts.ts',
    text: 'return portionsFor(conflict, linesAfter) > portionsFor(conflict, order.lines);',
    becomes: 'return portionsFor(conflict, linesAfter) < 0 * portionsFor(conflict, order.lines);',
    killers: change,
  },
];
