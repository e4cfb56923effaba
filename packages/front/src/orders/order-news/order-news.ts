import {
  type BesideOrders,
  isBesideOrders,
  newsStart,
  orderNewsItem,
  type OrderNewsItem,
} from '@traiteur/contract/orders/order-news.ts';
import { presenceNews } from '@traiteur/contract/orders/order-presences.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Browser } from '../../browser/browser.ts';
import type { Session } from '../../session/session.ts';
import { createListeners } from '../../browser/store.ts';
import { readOnAndOn, type StreamedEvent } from './read-events.ts';

/**
 * An event, who has an order open, a message from the site, a change outside of orders, or too many events: read
 * everything again.
 */
export type OrderNews = OrderNewsItem | { presenceAt: number } | 'message' | BesideOrders | 'reload';

interface Told {
  news: OrderNews | undefined;
  lastEventId: string | undefined;
}

interface Options {
  api: ApiClient;
  session: Session;
  browser: Pick<Browser, 'alone' | 'openChannel' | 'sight'>;
}

/** Milliseconds: data read this long before the last event may be older than it. */
const margin = 2000;

/**
 * One visible tab reads for all; when it closes or is hidden, another goes on from the last event. A hidden one reads
 * too for who follows from there.
 */
export function createOrderNews({ api, session, browser: { alone, openChannel, sight } }: Options) {
  const name = `order-news.${session.strategy}`;
  const followers = createListeners<[OrderNews]>();
  const channel = openChannel(name);
  let count = 0;
  let hiddenCount = 0;
  let lastEventId: string | undefined;
  let reading: AbortController | undefined;

  channel.onMessage((message) => {
    // Only this module sends on the channel.
    const { news, lastEventId: id } = message as Told;
    lastEventId = id ?? lastEventId;
    if (news) followers.notify(news);
  });

  const isWanted = () =>
    (sight.isSeen() ? count : hiddenCount) > 0 && session.isOpen() && api.offers('order-news', 'streamOrderNews');

  function decide(): void {
    if (isWanted() === (reading !== undefined)) return;
    if (reading) return end();
    const controller = new AbortController();
    reading = controller;
    const { signal } = controller;
    void alone(name, () => readOnAndOn(openStream, { signal, isOver: () => !session.isOpen(), hear })).finally(() => {
      if (reading === controller) reading = undefined;
    });
  }

  function end(): void {
    reading?.abort();
    reading = undefined;
  }

  const openStream = (signal: AbortSignal) =>
    api.call(
      'order-news',
      'streamOrderNews',
      lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId },
      undefined,
      { signal, quiet: true },
    );

  function hear({ event, id, data }: StreamedEvent): void {
    lastEventId = id ?? lastEventId;
    const news = newsOf(event, JSON.parse(data));
    channel.send({ news, lastEventId } satisfies Told);
    if (news) followers.notify(news);
  }

  session.subscribe(decide);
  sight.onChange(decide);

  return {
    /** @param options.whileHidden whether the line stays open for it while no tab is seen */
    follow(follower: (news: OrderNews) => void, { whileHidden = false } = {}): () => void {
      const leave = followers.add(follower);
      count += 1;
      if (whileHidden) hiddenCount += 1;
      decide();
      return () => {
        leave();
        count -= 1;
        if (whileHidden) hiddenCount -= 1;
        decide();
      };
    },
  };
}

function newsOf(event: string | undefined, data: unknown): OrderNews | undefined {
  if (event === 'order') return orderNewsItem.parse(data);
  if (event === 'reload' || event === 'message') return event;
  if (isBesideOrders(event)) return event;
  if (event === 'presence') return { presenceAt: presenceNews.parse(data).orderId };
  const { quietFor } = newsStart.parse(data);
  // `performance.now()` counts from the page load.
  return quietFor !== null && quietFor < performance.now() + margin ? 'reload' : undefined;
}
