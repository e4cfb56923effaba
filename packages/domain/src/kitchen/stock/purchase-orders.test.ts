import { expect, test } from 'vitest';
import { isPossible, type PurchaseOrderStep, purchaseOrderStatuses } from './purchase-orders.ts';

test.each([
  ['edit', ['draft']],
  ['send', ['draft']],
  ['receive', ['sent']],
  ['cancel', ['sent']],
] as const satisfies [PurchaseOrderStep, string[]][])(
  'who wants to %s an order of goods can as long as it is %j',
  (step, statuses) => {
    expect(purchaseOrderStatuses.filter((status) => isPossible(status, step))).toEqual(statuses);
  },
);
