import type { OrderChangeInput } from '@traiteur/contract/orders/order-input.ts';
import type { OrderChanges } from '@traiteur/contract/orders/order-record.ts';
import type { Assessment } from '../place/assess-order.ts';
import { portionsIn } from '../ledger/portion-rows.ts';
import type { OrderFacts } from '../place/order-facts.ts';
import type { StandingOrder } from './standing-order.ts';

interface Change {
  input: Pick<OrderChangeInput, 'addressId' | 'slot' | 'lines' | 'kitchenNote' | 'driverNote'>;
  facts: Pick<OrderFacts, 'schedule' | 'address'>;
  assessment: Pick<Assessment, 'lines' | 'priced' | 'discountCode'>;
}

export function changesOf(order: StandingOrder, { input, facts, assessment }: Change): OrderChanges {
  const { start = '', end = '' } = facts.schedule ?? {};
  const slot = { date: input.slot.date, start, end };
  return {
    lines: lineChanges(order, assessment),
    slot: pair(order.slotTime, slot),
    discountCode: pair(order.discountCode, assessment.discountCode?.code ?? null),
    total: pair(order.total, assessment.priced.total),
    fields: [
      ...(isSame(order.address, facts.address) ? [] : ['address' as const]),
      ...(order.kitchenNote === input.kitchenNote ? [] : ['kitchenNote' as const]),
      ...(order.driverNote === input.driverNote ? [] : ['driverNote' as const]),
    ],
  };
}

function lineChanges({ lines: linesBefore }: StandingOrder, { lines }: Change['assessment']): OrderChanges['lines'] {
  const linesAfter = lines.map(({ offer, quantity }) => ({ ...offer, quantity }));
  const offers = new Map([...linesAfter, ...linesBefore].map((line) => [`${line.productId} ${line.sizeId}`, line]));
  return [...offers.values()].flatMap(({ productId, sizeId, name, sizeName }) => {
    const oldQuantity = portionsIn(linesBefore, productId, sizeId);
    const newQuantity = portionsIn(linesAfter, productId, sizeId);
    return oldQuantity === newQuantity ? [] : [{ name, sizeName, before: oldQuantity, after: newQuantity }];
  });
}

const pair = <Value>(oldValue: Value, newValue: Value) =>
  isSame(oldValue, newValue) ? null : { before: oldValue, after: newValue };

/** Compares as JSON, whatever the order of the keys. */
const isSame = (oldValue: unknown, newValue: unknown) => sortKeys(oldValue) === sortKeys(newValue);

const sortKeys = (value: unknown) =>
  JSON.stringify(
    value && typeof value === 'object' ? Object.entries(value).sort(([a], [b]) => a.localeCompare(b)) : value,
  );
