import * as z from 'zod/mini';
import { batchFilters } from './order-filters.ts';
import { orderBatch } from './order-batches.ts';
import { orderMessage } from './order-message.ts';
import { idempotencyKey } from '../statement/idempotency.ts';
import { batchAnswer, largestBatch, wholeBatchOf } from '../statement/batches.ts';
import { count, forContact, id, locale } from '../statement/fields.ts';

/** One for each language that the clients read; a language nobody reads may be left out. */
const letters = z
  .strictObject({ fr: z.optional(orderMessage), en: z.optional(orderMessage) })
  .check(z.refine(({ fr, en }) => (fr ?? en) !== undefined, { path: ['fr'], params: { code: 'required' } }));
export type Letters = z.output<typeof letters>;

const messages = z.strictObject({ orders: orderBatch, letters });
export type BatchMessages = z.output<typeof messages>;

const largestCallList = 200;

const letterText = z.object({ subject: z.string(), text: z.string() });

const recipients = z.object({
  /**
   * By the language that clients read; `orderId` is an order to preview the letter with, `letter` where to begin:
   * null unless all orders are of one day that the house has shut.
   */
  languages: z.array(z.object({ locale, orders: count, orderId: id, letter: z.nullable(letterText) })),
  /** To call instead: at most 200, `unreachableCount` counts all. */
  unreachable: z.array(z.object({ id, number: z.string(), client: z.string(), phone: forContact(z.string()) })),
  unreachableCount: count,
});
export type Recipients = z.output<typeof recipients>;

export const batchLetters = {
  listRecipients: {
    summary: `Says in which languages the clients of orders read, and names those without an address, ${largestCallList} of them at most.`,
    method: 'POST',
    path: '/order-batches/recipients',
    scope: 'orders:write',
    body: wholeBatchOf(batchFilters),
    result: recipients,
    audit: 'none',
    refusals: [],
  },
  messageOrders: {
    summary: `Writes to the clients of orders by mail, each in their language, ${largestBatch} a request. Those without an address are named. The same Idempotency-Key twice writes once.`,
    method: 'POST',
    path: '/order-batches/messages',
    scope: 'orders:write',
    headers: idempotencyKey,
    body: messages,
    result: batchAnswer,
    idempotent: true,
    // Each message has its own entry.
    audit: 'none',
    refusals: [],
  },
} as const;
