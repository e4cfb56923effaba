import type { OrderNews } from '@traiteur/front/orders/order-news/order-news.ts';

/** What happened within a moment: to which orders, to none but to what stands beside them, or so much that everything is to be read again. */
export type GatheredNews = readonly number[] | 'reload';

/** Milliseconds: what comes together is read together, and however much comes, everything is read once in so long. */
const pace = { together: 250, between: 3000 };

/** Gathers news that come one by one, and tells them at that pace. */
export function gatherNews(tell: (news: GatheredNews) => void) {
  const orderIds = new Set<number>();
  let isReload = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastTold = Number.NEGATIVE_INFINITY;

  function notifyAll(): void {
    timer = undefined;
    lastTold = Date.now();
    const news = isReload ? 'reload' : [...orderIds];
    orderIds.clear();
    isReload = false;
    tell(news);
  }

  return {
    hear: (news: OrderNews): void => {
      if (typeof news === 'object' && 'presenceAt' in news) return;
      if (news === 'reload') isReload = true;
      // Of no order: what stands beside the orders is read again.
      else if (typeof news === 'object') orderIds.add(news.orderId);
      timer ??= setTimeout(notifyAll, Math.max(pace.together, lastTold + pace.between - Date.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
