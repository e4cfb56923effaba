import { besideOrders, type BesideOrders, type newsStart } from '@traiteur/contract/orders/order-news.ts';
import type * as z from 'zod/mini';
import type { TimedNews } from './order-news-rows.ts';

/** Keeps a silent line open on its way through proxies, and tells one that is lost from one on which nothing happens. */
export const heartbeatText = ':\n\n';

export const orderText = ({ eventId, orderId, kind }: TimedNews): string => textOf('order', { orderId, kind }, eventId);

export const startText = (start: z.output<typeof newsStart>, lastEventId: number): string =>
  textOf('start', start, lastEventId);

export const reloadText = (lastEventId: number): string => textOf('reload', {}, lastEventId);

/** Without a number: who missed it asks anew within seconds. */
export const presenceText = (orderId: number): string => `event: presence\ndata: ${JSON.stringify({ orderId })}\n\n`;

/** Without a number either: who may have missed it is told again. */
export const besideText = (event: BesideOrders): string => `event: ${event}\ndata: {}\n\n`;
export const allBesideText = besideOrders.map(besideText).join('');

/** A server-sent event: https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation */
const textOf = (event: string, data: object, id: number): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
