import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { labelFormats } from '@traiteur/domain/kitchen/labels/label-formats.ts';
import { labels } from '@traiteur/contract/kitchen/labels.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import * as z from 'zod/mini';
import { orderKeys } from '../../orders/order-queries.ts';

/** The operation's own query, and what of its labels is shown. */
export const labelQuery = z.extend(labels.operations.getLabels.query, {
  format: z.optional(z.enum(labelFormats)),
  /** The number of a print, shown as it was. */
  print: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  round: z.optional(z.string().check(z.maxLength(60))),
  dish: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  order: z.optional(z.string().check(z.regex(/^[\d-]{1,20}$/))),
});

/** What is missing is told in a language. */
export const labelsQuery = (api: ApiClient, date: LocalDate | undefined, locale: Locale) =>
  queryOptions({
    queryKey: orderKeys.answer('labels', [date, locale]),
    queryFn: () => api.call('labels', 'getLabels', { date }),
    // A dish may have been completed a moment ago.
    gcTime: 0,
  });

export const labelPrintsKey = orderKeys.answer('label-prints');

export const labelPrintsQuery = (api: ApiClient, date: LocalDate) =>
  queryOptions({
    queryKey: orderKeys.answer('label-prints', date),
    queryFn: () => api.call('labels', 'listLabelPrints', { date }),
  });

export const labelPrintQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: orderKeys.answer('label-print', id),
    queryFn: () => api.call('labels', 'getLabelPrint', { id }),
  });
