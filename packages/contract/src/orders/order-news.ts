import * as z from 'zod/mini';
import { id } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

export const eventStreamType = 'text/event-stream';

/** Event `order`, with its event's id. A page from before the last deployment may not know the `kind`. */
export const orderNewsItem = z.object({
  orderId: id,
  kind: z.string(),
  /** Where the order came from; nodes before the last deployment do not say it. */
  source: z.optional(z.string()),
});
export type OrderNewsItem = z.output<typeof orderNewsItem>;

/** Event `start`, without `Last-Event-ID`: age of the last event in ms, or null. Earlier reads may be outdated. */
export const newsStart = z.object({ quietFor: z.nullable(z.number().check(z.nonnegative())) });

/**
 * Events without data: portions of a date, what the kitchen or who packs ticked or printed, the order or the driver of
 * a round, or what VIES says of companies changed, or may have while disconnected.
 */
export const besideOrders = ['portions', 'stops', 'production', 'companies'] as const;
export type BesideOrders = (typeof besideOrders)[number];
export const isBesideOrders = (event: string | undefined): event is BesideOrders =>
  besideOrders.some((candidate) => candidate === event);

export const orderNews = operationsOf('order-news', {
  streamOrderNews: {
    summary:
      'Streams server-sent events: `order` for each thing that happens to an order, `portions` where somebody said how many there are of a dish on a date, `stops` where in which order a round is driven or by whom, `production` where somebody ticked what is cooked or packed, or printed the plan, `companies` where VIES answered about a VAT number, `message` to who may read clients where somebody wrote on the site, `start` and `reload` as said there. With Last-Event-ID it begins with what was missed, or with `reload` where that is too much to tell: then everything is to be read again.',
    method: 'GET',
    path: '/order-news',
    scope: 'orders:read',
    headers: z.object({ 'Last-Event-ID': z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
    produces: eventStreamType,
    refusals: ['too-many-requests'],
  },
});
