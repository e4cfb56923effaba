import * as z from 'zod/mini';
import { count, idParameter, idsParameter, locale, localDate, spreadsheetType } from '../statement/fields.ts';
import { exportedRows } from '../statement/list-export.ts';
import { searchText } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

const filters = z.strictObject({
  /** In the house's time zone. */
  createdFrom: z.optional(localDate),
  createdTo: z.optional(localDate),
  /** Of any address of the client. */
  zoneId: z.optional(idParameter),
  /** For which they order. */
  companyId: z.optional(idParameter),
  /** In the house's time zone. */
  lastOrderFrom: z.optional(localDate),
  lastOrderTo: z.optional(localDate),
  minimumOrders: z.optional(z.coerce.number<string | number>().check(z.int(), z.nonnegative(), z.maximum(1_000_000))),
  /** The client's language, not the file's. */
  locale: z.optional(locale),
  /** Any of them. */
  allergenIds: z.optional(idsParameter(100)),
  /** A row per client, with the first address, or per address. The count is of clients. */
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
    /** `search`: as the list of clients finds them. */
    query: z.extend(filters, { search: z.optional(searchText) }),
    produces: spreadsheetType,
    audit: 'call',
    mayLag: true,
    refusals: ['exports-under-way', 'recent-sign-in-needed'],
  },
});
