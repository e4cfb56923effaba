import * as z from 'zod/mini';
import { id } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

/** Media type of an answer that goes on: server-sent events. */
export const eventStreamType = 'text/event-stream';

/**
 * Event `order`, whose `id` is that of the order's event: something happened to this order. It tells no more than which order and the kind of
 * event; a page that was opened before the server's last update may not know that kind.
 */
export const orderNewsItem = z.object({ orderId: id, kind: z.string() });
export type OrderNewsItem = z.output<typeof orderNewsItem>;

/**
 * Event `start` of a stream that begins without `Last-Event-ID`; its `id` is that of the last event there is. How many milliseconds ago that was
 * tells whether what was read before the stream began may be older; null where nothing ever happened.
 */
export const newsStart = z.object({ quietFor: z.nullable(z.number().check(z.nonnegative())) });

export const orderNews = operationsOf('order-news', {
  streamOrderNews: {
    summary:
      'Streams server-sent events: `order` for each thing that happens to an order, `start` and `reload` as said there. With Last-Event-ID it begins with what was missed, or with `reload` where that is too much to tell: then everything is to be read again.',
    method: 'GET',
    path: '/order-news',
    scope: 'orders:read',
    headers: z.object({ 'Last-Event-ID': z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
    produces: eventStreamType,
    refusals: ['too-many-requests'],
  },
});
