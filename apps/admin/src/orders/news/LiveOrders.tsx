import { useQueryClient } from '@tanstack/react-query';
import { useFront } from '@traiteur/front/front.ts';
import { useOrderNews } from '@traiteur/front/orders/order-news/use-order-news.ts';
import { useEffect } from 'react';
import { gatherNews } from './gather-news.ts';
import { readAgain } from './read-again.ts';

/** Shows nothing: keeps what is on screen of orders as it is in the house, while somebody is signed in. */
export function LiveOrders() {
  const { api, browser } = useFront();
  const news = useOrderNews();
  const queries = useQueryClient();
  useEffect(() => {
    const { hear, stop } = gatherNews((gatheredNews) => {
      const isSeen = browser.sight.isSeen();
      // What could not be read stays marked as old, and is read at the next occasion.
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
