import type { HouseNewsKind } from '@traiteur/domain/house/house-news.ts';
import type { OrderNews } from '@traiteur/front/orders/order-news/order-news.ts';

export interface SiteNews {
  kind: HouseNewsKind;
  /** None for a message. */
  orderIds: readonly number[];
  count: number;
}

/** Milliseconds: news within `together` is one chime, and chimes are `between` apart; a line may tell twice `again`. */
export const pace = { together: 1000, between: 8000, again: 90_000 };

/** Gathers what comes from the site, of the kinds that somebody may hear of. */
export function gatherSiteNews(offeredKinds: readonly HouseNewsKind[], tell: (news: readonly SiteNews[]) => void) {
  const toldAt = new Map<string, number>();
  let gatheredNews: { kind: HouseNewsKind; orderId: number | undefined }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastTold = Number.NEGATIVE_INFINITY;

  function isRepeated(name: string): boolean {
    const now = Date.now();
    for (const [toldName, at] of toldAt) if (at < now - pace.again) toldAt.delete(toldName);
    if (toldAt.has(name)) return true;
    toldAt.set(name, now);
    return false;
  }

  function notifyAll(): void {
    timer = undefined;
    lastTold = Date.now();
    const byKind = Map.groupBy(gatheredNews, ({ kind }) => kind);
    gatheredNews = [];
    tell(
      [...byKind].map(([kind, items]) => ({
        kind,
        orderIds: items.flatMap(({ orderId }) => orderId ?? []),
        count: items.length,
      })),
    );
  }

  return {
    hear: (news: OrderNews): void => {
      const kind = kindOf(news);
      if (!kind || !offeredKinds.includes(kind)) return;
      const orderId = typeof news === 'object' && 'orderId' in news ? news.orderId : undefined;
      if (orderId !== undefined && isRepeated(`${kind} ${orderId}`)) return;
      gatheredNews.push({ kind, orderId });
      timer ??= setTimeout(notifyAll, Math.max(pace.together, lastTold + pace.between - Date.now()));
    },
    stop: () => clearTimeout(timer),
  };
}

function kindOf(news: OrderNews): HouseNewsKind | undefined {
  if (news === 'message') return 'client_message';
  if (typeof news !== 'object' || !('kind' in news)) return undefined;
  if (news.kind === 'payment_failed') return 'payment_failed';
  return news.kind === 'placed' && news.source === 'website' ? 'site_order' : undefined;
}
