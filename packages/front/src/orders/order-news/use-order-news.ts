import { type Front, useFront } from '../../front.ts';
import { createOrderNews } from './order-news.ts';

const newsOf = new WeakMap<Front, ReturnType<typeof createOrderNews>>();

/** One per front end, created at its first use: the sign-in page does not load it. */
export function useOrderNews() {
  const front = useFront();
  const news = newsOf.get(front) ?? createOrderNews(front);
  newsOf.set(front, news);
  return news;
}
