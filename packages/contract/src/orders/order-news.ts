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

/**
 * Events with nothing more, of what stands beside the orders: somebody said how many portions of a dish there are on a date, or in which order a
 * round is driven, or may have said so while the line was lost.
 */
export const besideOrders = ['portions', 'stops'] as const;
export type BesideOrders = (typeof besideOrders)[number];
/** Whether an event of the stream tells of something beside the orders themselves. */
export const isBesideOrders = (event: string | undefined): event is BesideOrders =>
  besideOrders.some((one) => one === event);

export const orderNews = operationsOf('order-news', {
  streamOrderNews: {
    summary:
      'Streams server-sent events: `order` for each thing that happens to an order, `portions` where somebody said how many there are of a dish on a date, `stops` where in which order a round is driven, `start` and `reload` as said there. With Last-Event-ID it begins with what was missed, or with `reload` where that is too much to tell: then everything is to be read again.',
    method: 'GET',
    path: '/order-news',
    scope: 'orders:read',
    headers: z.object({ 'Last-Event-ID': z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
    produces: eventStreamType,
    refusals: ['too-many-requests'],
  },
});
