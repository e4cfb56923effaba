import { type Front, useFront } from '../../front.ts';
import { createOrderNews } from './order-news.ts';

const newsOf = new WeakMap<Front, ReturnType<typeof createOrderNews>>();

/** The news of orders, one source for a front end. Made where it is first followed: who signs in need not load it before. */
export function useOrderNews() {
  const front = useFront();
  const news = newsOf.get(front) ?? createOrderNews(front);
  newsOf.set(front, news);
  return news;
}
