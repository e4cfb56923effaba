import {
  type BesideOrders,
  isBesideOrders,
  newsStart,
  orderNewsItem,
  type OrderNewsItem,
} from '@traiteur/contract/news/order-news.ts';
import { presenceNews } from '@traiteur/contract/news/order-presences.ts';
import { ApiRefusal, type Client } from '@traiteur/contract/wire/client.ts';
import type { Browser } from '../browser.ts';
import type { Session } from '../session/session.ts';
import { createListeners } from '../store.ts';
import { readEvents, type StreamedEvent } from './read-events.ts';

/**
 * Something that happened to an order, who has one before them, that something beside the orders changed, or that so much happened that everything is
 * to be read again.
 */
export type OrderNews = OrderNewsItem | { presenceAt: number } | BesideOrders | 'reload';

/** What the tab that reads the stream tells the others. */
interface Told {
  news: OrderNews | undefined;
  lastEventId: string | undefined;
}

interface Options {
  api: Client;
  session: Session;
  browser: Pick<Browser, 'alone' | 'openChannel' | 'sight'>;
}

/** Pauses before the stream is opened again, in milliseconds: twice as long each time, and not the same for all who lost the same server. */
const pauses = { first: 1000, longest: 30_000 };

/** A stream from which nothing came for so long is lost; the server gives a sign of life four times a minute. In milliseconds. */
const patience = 45_000;

/** What began to be read that long before the last event may be older than it. In milliseconds. */
const margin = 2000;

/**
 * What happens to orders, as it happens, for whoever follows it here. One tab of the browser reads the stream and tells the others; when it
 * is closed or out of sight, another one goes on where it was. A browser of which nobody sees a tab reads nothing, and catches up later.
 */
export function createOrderNews({ api, session, browser: { alone, openChannel, sight } }: Options) {
  const name = `order-news.${session.strategy}`;
  const followers = createListeners<[OrderNews]>();
  const channel = openChannel(name);
  let count = 0;
  let lastEventId: string | undefined;
  let reading: AbortController | undefined;

  channel.onMessage((message) => {
    // No other code sends on this channel.
    const { news, lastEventId: id } = message as Told;
    lastEventId = id ?? lastEventId;
    if (news) followers.tell(news);
  });

  const isWanted = () => count > 0 && sight.isSeen() && session.isOpen() && api.offers('order-news', 'streamOrderNews');

  /** Begins or ends reading, as things stand now. */
  function decide(): void {
    if (isWanted() === (reading !== undefined)) return;
    if (reading) return end();
    const controller = new AbortController();
    reading = controller;
    void alone(name, () => read(controller.signal)).finally(() => {
      if (reading === controller) reading = undefined;
    });
  }

  function end(): void {
    reading?.abort();
    reading = undefined;
  }

  /** Reads stream after stream until nobody wants it any more, or they may not. */
  async function read(signal: AbortSignal): Promise<void> {
    for (let setbacks = 0; !signal.aborted; setbacks++) {
      try {
        for await (const event of readEvents((own) => openStream(own), { signal, patience })) {
          setbacks = 0;
          hear(event);
        }
      } catch (error) {
        if (error instanceof ApiRefusal && error.status === 403) return;
      }
      if (signal.aborted || !session.isOpen()) return;
      await pause(Math.min(pauses.first * 2 ** setbacks, pauses.longest) * (0.5 + Math.random() / 2), signal);
    }
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
    if (news) followers.tell(news);
  }

  function newsOf(event: string | undefined, data: unknown): OrderNews | undefined {
    if (event === 'order') return orderNewsItem.parse(data);
    if (event === 'reload') return 'reload';
    if (isBesideOrders(event)) return event;
    if (event === 'presence') return { presenceAt: presenceNews.parse(data).orderId };
    const { quietFor } = newsStart.parse(data);
    // The browser counts from when the page began to load.
    return quietFor !== null && quietFor < performance.now() + margin ? 'reload' : undefined;
  }

  session.subscribe(decide);
  sight.onChange(decide);

  return {
    /** Hears the news until the function that it answers is called. */
    follow(follower: (news: OrderNews) => void): () => void {
      const leave = followers.add(follower);
      count += 1;
      decide();
      return () => {
        leave();
        count -= 1;
        decide();
      };
    },
  };
}

/** Waits so many milliseconds, or until the signal. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
