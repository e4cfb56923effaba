import { controlKinds, keepers } from '@traiteur/domain/kitchen/control-checks.ts';
import * as z from 'zod/mini';
import {
  bilingual,
  count,
  id,
  localDate,
  localTime,
  moment,
  optionalLine,
  optionalText,
  spreadsheetType,
  text,
} from '../statement/fields.ts';
import { photo, withPhoto } from '../catalogue/pictures.ts';
import { oneThing } from '../statement/lists.ts';
import { periodQuery } from '../money/sales-report.ts';
import { operationsOf } from '../statement/operation.ts';
import { temperature } from './control-points.ts';

const mark = z.object({ at: moment, by: z.string() });

const check = z.object({
  id,
  point: z.object({ id, name: bilingual(80), kind: z.enum(controlKinds) }),
  date: localDate,
  hour: z.nullable(localTime),
  subject: z.string(),
  /** Of which it is, where somebody said so: a cooling that fails holds it. */
  cookedBatch: z.nullable(z.object({ id, lot: z.string(), name: bilingual(120) })),
  /** Of its point when it was written. */
  lowest: z.nullable(temperature),
  highest: z.nullable(temperature),
  reading: z.nullable(temperature),
  /** Null while it goes on. */
  conform: z.nullable(z.boolean()),
  /** What was done about it. */
  action: z.string(),
  pictureId: z.nullable(z.uuid()),
  ...mark.shape,
  /** Of a cooling, or of the keeping of a sample. */
  end: z.nullable(z.object({ ...mark.shape, reading: z.nullable(temperature), pictureId: z.nullable(z.uuid()) })),
  /** A mistake. It stays in the book, and counts no longer. */
  withdrawal: z.nullable(z.object({ ...mark.shape, reason: z.string() })),
});
export type ControlCheck = z.output<typeof check>;

const signature = z.object({
  ...mark.shape,
  /** Due that day and not written down. */
  missing: count,
});

const duePoint = z.object({
  id,
  name: bilingual(80),
  kind: z.enum(controlKinds),
  lowest: z.nullable(temperature),
  highest: z.nullable(temperature),
  keeper: z.enum(keepers),
  /** Of the date, by the hour; one without an hour is checked as often as it happens. */
  hours: z.array(z.object({ hour: localTime, isLate: z.boolean(), check: z.nullable(check) })),
  /** Without an hour. */
  checks: z.array(check),
});
export type DuePoint = z.output<typeof duePoint>;

const dueDay = z.object({
  date: localDate,
  signature: z.nullable(signature),
  points: z.array(duePoint),
  /** Begun on whatever day and not ended: what cools, and samples that are kept, the oldest first. */
  lasting: z.array(check),
  /** Of the date or the next day, of which a cooling may be; none for who may not read what the kitchen keeps. */
  cookedBatches: z.array(z.object({ id, lot: z.string(), name: bilingual(120) })),
});
export type DueDay = z.output<typeof dueDay>;

/** What came in that day, as far as the book asks for it. */
const bookReceipt = z.object({
  id,
  /** Empty: of none that is known. */
  supplier: z.string(),
  noteNumber: z.string(),
  pictureId: z.nullable(z.uuid()),
  ...mark.shape,
  /** Those whose temperature was read, that were refused or taken in with a reason. */
  goods: z.array(
    z.object({
      name: bilingual(120),
      number: z.string(),
      temperature: z.nullable(temperature),
      refused: z.boolean(),
      reason: z.string(),
    }),
  ),
});
export type BookReceipt = z.output<typeof bookReceipt>;

const bookDay = z.object({
  date: localDate,
  signature: z.nullable(signature),
  checks: z.array(check),
  receipts: z.array(bookReceipt),
});
export type BookDay = z.output<typeof bookDay>;

/** Days of which something is written, the newest first. */
const book = z.object({ from: localDate, to: localDate, days: z.array(bookDay) });
export type KitchenBook = z.output<typeof book>;

export const kitchenBook = operationsOf('kitchen-book', {
  listDueChecks: {
    summary:
      'What is to be checked on a date, with what has been: today’s without one. Who may not read what the kitchen keeps sees what the drivers check.',
    method: 'GET',
    path: '/due-checks',
    scope: 'kitchen:check',
    query: z.strictObject({ date: z.optional(localDate) }),
    result: dueDay,
    refusals: [],
  },
  recordCheck: {
    summary:
      'Writes down what was checked. A reading beyond the limits of its point wants to be told what was done. A cooling and a sample go on until endCheck.',
    method: 'POST',
    path: '/control-checks',
    scope: 'kitchen:check',
    body: z.strictObject({
      pointId: id,
      date: localDate,
      hour: z.nullable(localTime),
      subject: optionalLine(120),
      /** Of a cooling. */
      cookedBatchId: z._default(z.nullable(id), null),
      reading: z.nullable(temperature),
      action: optionalText(500),
      photo,
    }),
    largestBody: withPhoto(8192),
    result: check,
    audit: 'none',
    refusals: ['not-found', 'unknown-reference', 'check-exists', 'day-signed', 'day-to-come', 'action-needed'],
  },
  endCheck: {
    summary:
      'Ends a cooling by its last reading, or the keeping of a sample. Too late, too warm or too early wants to be told what was done; a cooling that failed holds the batch that it is of.',
    method: 'POST',
    path: '/control-checks/{id}/end',
    params: oneThing,
    scope: 'kitchen:check',
    body: z.strictObject({
      reading: z.nullable(temperature),
      action: optionalText(500),
      /** Where it was not said when it began. */
      cookedBatchId: z._default(z.nullable(id), null),
      photo,
    }),
    largestBody: withPhoto(8192),
    result: check,
    audit: 'none',
    refusals: ['not-found', 'unknown-reference', 'check-over', 'action-needed'],
  },
  withdrawCheck: {
    summary: 'Withdraws a check that was a mistake. It stays in the book with its reason, and its hour is due again.',
    method: 'POST',
    path: '/control-checks/{id}/withdrawal',
    params: oneThing,
    scope: 'kitchen:check',
    body: z.strictObject({ reason: text(200) }),
    result: check,
    audit: 'none',
    refusals: ['not-found', 'check-over', 'day-signed'],
  },
  signKitchenDay: {
    summary:
      'Signs a day: nothing of it is written or withdrawn any more. How much was due and is not there stands beside the name.',
    method: 'POST',
    path: '/kitchen-signatures',
    query: z.strictObject({ date: localDate }),
    scope: 'kitchen:write',
    result: dueDay,
    // The signature says who and when.
    audit: 'none',
    refusals: ['day-signed', 'day-to-come'],
  },
  getKitchenBook: {
    summary:
      'The book of the kitchen of a period, day by day: checks with readings, photos, what was done, withdrawals and signatures, and the goods that came in.',
    method: 'GET',
    path: '/kitchen-book',
    scope: 'kitchen:read',
    query: periodQuery,
    result: book,
    refusals: [],
  },
  exportKitchenBook: {
    summary: 'An Excel file of the book of the kitchen.',
    method: 'GET',
    path: '/exports/kitchen-book',
    scope: 'kitchen:read',
    query: periodQuery,
    produces: spreadsheetType,
    audit: 'call',
    mayLag: true,
    refusals: [],
  },
});
