import type { OrderChanges } from '@traiteur/contract/orders/order-record.ts';
import type { Assessment } from '../place/assess-order.ts';
import type { OrderFacts, OrderRequest } from '../place/order-facts.ts';
import type { StandingOrder } from './standing-order.ts';

interface Change {
  input: Pick<OrderRequest, 'slot' | 'kitchenNote' | 'driverNote'>;
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
  const linesAfter = lines.map(({ offer, quantity, eater }) => ({
    ...offer,
    quantity,
    eaterId: eater?.id ?? null,
    eaterName: eater?.name ?? '',
  }));
  const groups = new Map([...linesAfter, ...linesBefore].map((line) => [keyOf(line), line]));
  return [...groups].flatMap(([key, { name, sizeName, eaterName }]) => {
    const change = { before: portionsOf(linesBefore, key), after: portionsOf(linesAfter, key) };
    return change.before === change.after
      ? []
      : [{ name, sizeName, ...(eaterName && { eater: eaterName }), ...change }];
  });
}

const portionsOf = (lines: readonly (KeyedLine & { quantity: number })[], key: string): number =>
  lines.reduce((sum, line) => sum + (keyOf(line) === key ? line.quantity : 0), 0);

interface KeyedLine {
  productId: number;
  sizeId: number;
  eaterId: number | null;
}

const keyOf = ({ productId, sizeId, eaterId }: KeyedLine) => `${productId} ${sizeId} ${eaterId}`;

const pair = <Value>(oldValue: Value, newValue: Value) =>
  isSame(oldValue, newValue) ? null : { before: oldValue, after: newValue };

/** Compares as JSON, whatever the order of the keys. */
const isSame = (oldValue: unknown, newValue: unknown) => sortKeys(oldValue) === sortKeys(newValue);

const sortKeys = (value: unknown) =>
  JSON.stringify(
    value && typeof value === 'object' ? Object.entries(value).sort(([a], [b]) => a.localeCompare(b)) : value,
  );
