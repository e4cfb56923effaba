import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { readStored, writeStored } from '@traiteur/front/browser/stored.ts';
import * as z from 'zod/mini';
import { draftOf, isChanged, type OrderDraft } from './order-draft.ts';

const bilingual = z.object({ fr: z.string(), en: z.string() });
const draft = z.object({
  version: z.number(),
  lines: z.array(
    z.object({
      productId: z.number(),
      sizeId: z.number(),
      name: bilingual,
      sizeName: bilingual,
      eaterId: z.nullable(z.number()),
      quantity: z.string(),
    }),
  ),
  slot: z.object({ scheduleId: z.number(), date: z.string() }),
  addressId: z.nullable(z.number()),
  kitchenNote: z.string(),
  driverNote: z.string(),
  discountCode: z.nullable(z.string()),
});

/** What is typed of a change, over which order, and the dishes that are wanted all the same. */
const storedChange = z.object({ draft, standing: draft, accepted: z.array(z.string()) });

const keyOf = (orderId: number) => `auth.change.${orderId}`;

/** Over an order that the house saved meanwhile the draft keeps its version, unless only a step was taken. */
export function readStoredChange(
  storage: TextStorage | undefined,
  order: OwnOrder,
): { draft: OrderDraft; accepted: string[] } | undefined {
  const change = storage && readStored(storage, keyOf(order.id), storedChange);
  if (!change) return undefined;
  const isOver = change.draft.version !== change.standing.version || isChanged(change.standing, order);
  return { ...change, draft: isOver ? change.draft : { ...change.draft, version: order.version } };
}

/** In this tab, as the checkout's draft is. */
export const writeStoredChange = (
  storage: TextStorage,
  standing: OwnOrder,
  change: { draft: OrderDraft; accepted: readonly string[] },
): void => writeStored(storage, keyOf(standing.id), { ...change, standing: draftOf(standing) });

export const forgetStoredChange = (storage: TextStorage | undefined, orderId: number): void =>
  storage?.removeItem(keyOf(orderId));
