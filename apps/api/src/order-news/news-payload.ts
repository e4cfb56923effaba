import type { TimedNews } from './order-news-rows.ts';

/** What the database notifies: events, that there are too many to name them, or that somebody's access changed. */
export type Notification = TimedNews[] | 'much' | 'access';

/** Reads what the triggers write: `17 3 placed,18 3 place_forced`. */
export function notificationIn(payload: string): Notification {
  if (payload === 'much' || payload === 'access') return payload;
  return payload.split(',').map((item) => {
    const [eventId, orderId, kind = ''] = item.split(' ');
    return { eventId: Number(eventId), orderId: Number(orderId), kind };
  });
}
