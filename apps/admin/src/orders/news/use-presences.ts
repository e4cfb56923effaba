import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderPresences } from '@traiteur/contract/orders/order-presences.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useOrderNews } from '@traiteur/front/orders/order-news/use-order-news.ts';
import { useEffect } from 'react';
import { presenceKeys, presencesQuery } from './presence-queries.ts';

/** Says that this order is on screen here as long as somebody sees it, and answers who else has it before them. */
export function usePresences(id: number, editing: boolean): OrderPresences['people'] {
  const api = useApi();
  const news = useOrderNews();
  const queries = useQueryClient();
  const { data } = useQuery(presencesQuery(api, id, editing));
  useEffect(() => {
    const readAgain = () => void queries.invalidateQueries({ queryKey: presenceKeys.answer('seeOrder', id) });
    const unfollow = news.follow((item) => {
      if (typeof item === 'object' && 'presenceAt' in item && item.presenceAt === id) readAgain();
    });
    const leave = () => {
      const way = { id, editing: editing ? ('true' as const) : ('false' as const) };
      const options = { quiet: true, keepalive: true };
      // Who cannot say so is gone in a minute all the same.
      api.call('order-presences', 'leaveOrder', way, undefined, options).catch(() => undefined);
    };
    addEventListener('pagehide', leave);
    // A page that was kept comes back as it was.
    addEventListener('pageshow', readAgain);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', readAgain);
      unfollow();
      leave();
    };
  }, [api, news, queries, id, editing]);
  return data?.people ?? [];
}
