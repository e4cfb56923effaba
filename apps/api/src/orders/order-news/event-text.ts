import { besideOrders, type BesideOrders, type newsStart } from '@traiteur/contract/orders/order-news.ts';
import type * as z from 'zod/mini';
import type { TimedNews } from './order-news-rows.ts';

/** Keeps a silent stream open through proxies, and tells it from a lost one. */
export const heartbeatText = ':\n\n';

export const orderText = ({ eventId, ...item }: TimedNews): string => textOf('order', item, eventId);

export const startText = (start: z.output<typeof newsStart>, lastEventId: number): string =>
  textOf('start', start, lastEventId);

export const reloadText = (lastEventId: number): string => textOf('reload', {}, lastEventId);

/** Without an id: a page that misses it asks again within seconds. */
export const presenceText = (orderId: number): string => `event: presence\ndata: ${JSON.stringify({ orderId })}\n\n`;

/** Without an id: it waits on the home page for who missed it. */
export const messageText = 'event: message\ndata: {}\n\n';

/** Without an id: it is sent again to streams that may have missed it. */
export const besideText = (event: BesideOrders): string => `event: ${event}\ndata: {}\n\n`;
export const allBesideText = besideOrders.map(besideText).join('');

/** https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation */
const textOf = (event: string, data: object, id: number): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
