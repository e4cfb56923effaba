import { useQueryClient } from '@tanstack/react-query';
import { useFront } from '@traiteur/front/front.ts';
import { useOrderNews } from '@traiteur/front/orders/order-news/use-order-news.ts';
import { useEffect } from 'react';
import { gatherNews } from './gather-news.ts';
import { readAgain } from './read-again.ts';

/** Renders nothing: keeps the orders on screen up to date. */
export function LiveOrders() {
  const { api, browser } = useFront();
  const news = useOrderNews();
  const queries = useQueryClient();
  useEffect(() => {
    const { hear, stop } = gatherNews((gatheredNews) => {
      const isSeen = browser.sight.isSeen();
      // A failed refetch stays marked as stale and is repeated at the next occasion.
      readAgain({ queries, api, news: gatheredNews, isSeen }).catch(() => undefined);
    });
    const leave = news.follow(hear);
    return () => {
      leave();
      stop();
    };
  }, [news, api, browser, queries]);
  return null;
}
