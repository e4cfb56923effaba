import { mailReasons, mailStates } from '@traiteur/domain/house/mail-kinds.ts';
import { callOutcomes } from '@traiteur/domain/kitchen/recalls.ts';
import { orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import * as z from 'zod/mini';
import { orderMessage } from '../orders/order-message.ts';
import {
  bilingual,
  count,
  forContact,
  id,
  idParameter,
  localDate,
  locale,
  moment,
  spreadsheetType,
  text,
} from '../statement/fields.ts';
import { oneThing, pageOf, pageQuery } from '../statement/lists.ts';
import { plainListExport } from '../statement/list-export.ts';
import { operationsOf } from '../statement/operation.ts';
import { optionalOwnWords } from '../statement/own-words.ts';
import { batchInput, oneBatch } from './batch-holds.ts';

/** One for each language that the clients concerned read. */
const letters = z.strictObject({ fr: z.nullable(orderMessage), en: z.nullable(orderMessage) });
export type RecallLetters = z.output<typeof letters>;

const recallInput = z
  .strictObject({
    ...batchInput,
    reason: text(500),
    letters,
    /** Also those of whom nobody wrote down the lot. */
    withPossible: z.boolean(),
  })
  .check(oneBatch);

const counts = { orders: count, clients: count, portions: count, delivered: count, possible: count };

const preview = z.object({
  ...counts,
  /** By the language that they read, those with an address. */
  languages: z.array(z.object({ locale, clients: count })),
  /** Without an address: to be called. */
  withoutMail: count,
  /** The recall of this batch, where there is one: it is not begun twice. */
  recallId: z.nullable(id),
});
export type RecallPreview = z.output<typeof preview>;

const row = z.object({
  id,
  name: bilingual(120),
  /** The supplier's number, or the lot. */
  number: z.string(),
  ingredientBatchId: z.nullable(id),
  cookedBatchId: z.nullable(id),
  reason: z.string(),
  at: moment,
  by: z.string(),
  /** Null while somebody may still have to be called. */
  end: z.nullable(z.object({ at: moment, by: z.string(), reason: z.string() })),
  orders: count,
  clients: count,
  portions: count,
  /** Clients whose mail has left, or with whom somebody spoke. */
  reached: count,
});
export type RecallRow = z.output<typeof row>;

const person = z.object({
  clientId: id,
  client: z.string(),
  phone: forContact(z.string()),
  email: forContact(z.string()),
  locale,
  orders: z.array(
    z.object({
      id,
      number: z.string(),
      /** When the recall began. */
      status: z.enum(orderStatuses),
      deliveryDate: localDate,
      portions: count,
      isSure: z.boolean(),
    }),
  ),
  /** The one that told them; null without one, or once it was cleaned up. */
  mail: z.nullable(
    z.object({ id, state: z.enum(mailStates), reason: z.nullable(z.enum(mailReasons)), sentAt: z.nullable(moment) }),
  ),
  /** The last. */
  call: z.nullable(z.object({ at: moment, by: z.string(), outcome: z.enum(callOutcomes), note: z.string() })),
  isReached: z.boolean(),
});
export type RecallPerson = z.output<typeof person>;

const recall = z.object({
  ...row.shape,
  letters: z.object({ fr: z.nullable(orderMessage), en: z.nullable(orderMessage) }),
  /** Those not reached first, by name. */
  people: z.array(person),
});
export type Recall = z.output<typeof recall>;

const names = { tag: 'recalls', one: 'Recall', many: 'Recalls', named: 'number' } as const;

export const recalls = operationsOf(names, {
  list: {
    summary: 'Lists recalls, the latest first, with how many clients have been reached.',
    method: 'GET',
    path: '/recalls',
    scope: 'orders:read',
    query: pageQuery({}),
    result: pageOf(row),
    refusals: [],
  },
  get: {
    summary:
      'Answers one recall with what clients were told, and of each client whether they were reached, how and by whom.',
    method: 'GET',
    path: '/recalls/{id}',
    scope: 'orders:read',
    params: oneThing,
    result: recall,
    refusals: ['not-found'],
  },
  exportRecalls: plainListExport({ tag: names.tag, read: 'orders:read', filters: {} }),
  previewRecall: {
    summary:
      'Says how many orders, clients and portions a recall of a batch would concern, and in which languages they read.',
    method: 'GET',
    path: '/recall-previews',
    scope: 'orders:write',
    query: z.strictObject({ ingredientBatchId: z.optional(idParameter), cookedBatchId: z.optional(idParameter) }),
    result: preview,
    refusals: ['not-found'],
  },
  startRecall: {
    summary:
      'Recalls a batch: holds it, writes down which orders have portions of it, and mails each of their clients once, in their language. A batch is recalled once: again, it answers the first recall and writes to nobody.',
    method: 'POST',
    path: '/recalls',
    scope: 'orders:write',
    body: recallInput,
    result: recall,
    status: 201,
    audit: { only: ['number', 'reason', 'orders', 'clients', 'portions'] },
    refusals: ['not-found', 'no-letter-in-language'],
  },
  recordRecallCall: {
    summary:
      'Writes down what came of a call to a client of a recall; `at` is that of the call that was shown, and is refused as stale where a colleague called since.',
    method: 'PUT',
    path: '/recalls/{id}/calls',
    scope: 'orders:write',
    params: oneThing,
    body: z.strictObject({
      clientId: id,
      at: z.nullable(moment),
      outcome: z.enum(callOutcomes),
      note: optionalOwnWords(500),
    }),
    result: person,
    // The call says who and when.
    audit: 'none',
    refusals: ['not-found', 'stale'],
  },
  endRecall: {
    summary: 'Ends a recall with a conclusion; calls are written down all the same.',
    method: 'PUT',
    path: '/recalls/{id}/end',
    scope: 'orders:write',
    params: oneThing,
    body: z.strictObject({ reason: text(500) }),
    result: recall,
    reads: 'get',
    audit: { only: ['number', 'end', 'reached'] },
    refusals: ['not-found', 'recall-over'],
  },
  exportRecall: {
    summary: 'An Excel file of a recall: who had what, and who was reached when, how and by whom.',
    method: 'GET',
    path: '/recalls/{id}/file',
    scope: 'orders:read',
    params: oneThing,
    produces: spreadsheetType,
    audit: 'call',
    reads: 'get',
    refusals: ['not-found'],
  },
});
