import type { OrderNews } from '@traiteur/front/orders/order-news/order-news.ts';

/** The changed orders; none when only data beside the orders changed; `reload` when too much changed to tell. */
export type GatheredNews = readonly number[] | 'reload';

/** Milliseconds: news within `together` are reported at once, and reports are at least `between` apart. */
const pace = { together: 250, between: 3000 };

/** Gathers single news and reports them at that pace. */
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
      // News without an order: only the data beside the orders is read again.
      else if (typeof news === 'object') orderIds.add(news.orderId);
      timer ??= setTimeout(notifyAll, Math.max(pace.together, lastTold + pace.between - Date.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
