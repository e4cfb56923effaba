import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderPresences } from '@traiteur/contract/orders/order-presences.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useOrderNews } from '@traiteur/front/orders/order-news/use-order-news.ts';
import { useEffect } from 'react';
import { presenceKeys, presencesQuery } from './presence-queries.ts';

/** Reports that this order is open here while the tab is visible, and returns who else has it open. */
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
      // Without this request the server forgets the user after a minute.
      api.call('order-presences', 'leaveOrder', way, undefined, options).catch(() => undefined);
    };
    addEventListener('pagehide', leave);
    // A page restored from the back/forward cache reports itself again.
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
