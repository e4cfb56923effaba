import { type BesideOrders, isBesideOrders } from '@traiteur/contract/orders/order-news.ts';
import type { TimedNews } from './order-news-rows.ts';

/** `much`: too many events to name them; `access`: the access of an administrator changed; `message`: from the site. */
type Notification = TimedNews[] | 'much' | 'access' | 'message' | BesideOrders | { presenceAt: number };

/** Reads what the triggers write: `17 3 placed website,18 3 place_forced website`. */
export function notificationIn(payload: string): Notification {
  if (payload === 'much' || payload === 'access' || payload === 'message' || isBesideOrders(payload)) return payload;
  if (payload.startsWith('presence ')) return { presenceAt: Number(payload.slice('presence '.length)) };
  return payload.split(',').map((item) => {
    const [eventId, orderId, kind = '', source = ''] = item.split(' ');
    return { eventId: Number(eventId), orderId: Number(orderId), kind, source };
  });
}
