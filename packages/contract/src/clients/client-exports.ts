import * as z from 'zod/mini';
import { count, idParameter, idsParameter, locale, localDate, spreadsheetType } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

/** Header of an exported file: how many rows it will have. */
export const exportedRows = 'x-total-count';

const filters = z.strictObject({
  /** First and last day a client was added on, in the house's time zone. */
  createdFrom: z.optional(localDate),
  createdTo: z.optional(localDate),
  /** Zone that one of the client's addresses is in. */
  zoneId: z.optional(idParameter),
  /** First and last day of the latest order, in the house's time zone. */
  lastOrderFrom: z.optional(localDate),
  lastOrderTo: z.optional(localDate),
  minimumOrders: z.optional(z.coerce.number<string | number>().check(z.int(), z.nonnegative(), z.maximum(1_000_000))),
  /** The client's language, not that of the file. */
  locale: z.optional(locale),
  /** The client reacts to one of them at least. */
  allergenIds: z.optional(idsParameter(100)),
  /** What a row of the file is: a client with the first address, unless it is each address of theirs. Clients are counted all the same. */
  rows: z.optional(z.enum(['clients', 'addresses'])),
});
export type ClientFilters = z.output<typeof filters>;

export const clientExports = operationsOf('client-exports', {
  previewClientExport: {
    summary: 'Counts the clients that an export with these filters would hold.',
    method: 'GET',
    path: '/exports/clients/count',
    scope: 'clients:export',
    query: filters,
    result: z.object({ total: count, totalIsEstimate: z.boolean() }),
    refusals: [],
  },
  exportClients: {
    summary: `Streams an Excel file of the clients, headed in the caller’s language; \`${exportedRows}\` says how many.`,
    method: 'GET',
    path: '/exports/clients',
    scope: 'clients:export',
    query: filters,
    produces: spreadsheetType,
    audit: 'call',
    refusals: ['exports-under-way', 'recent-sign-in-needed'],
  },
});
