import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { besideOrders, type BesideOrders } from '@traiteur/contract/orders/order-news.ts';
import type { StaffCaller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import {
  allBesideText,
  besideText,
  heartbeatText,
  messageText,
  orderText,
  presenceText,
  reloadText,
  startText,
} from './event-text.ts';
import { listenTo } from '../../database/server/listening.ts';
import { notificationIn } from './news-payload.ts';
import { createNewsStreams } from './news-streams.ts';
import { eventsSince, lastEvent, listeningSessions } from './order-news-rows.ts';

declare module '../../core/services.ts' {
  interface Services {
    orderNews: OrderNews;
  }
}

export type OrderNews = ReturnType<typeof openOrderNews>;

interface Options {
  db: Kysely<Database>;
  /** Of the database, for a separate connection. */
  url: string;
  clock: () => Date;
  /** In milliseconds. */
  heartbeat?: number;
  /** Streams of one account on this node. A browser uses one for all its tabs. */
  mostOfOne?: number;
}

/** Milliseconds: a page opens its stream sooner after it was read. */
const mostOpening = 60_000;

/** Sends the events of all nodes to the streams of this one. The first stream opens the one connection that listens. */
export function openOrderNews({ db, url, clock, heartbeat = 15_000, mostOfOne = 20 }: Options) {
  const streams = createNewsStreams(mostOfOne);
  let listening: ReturnType<typeof listenTo> | undefined;
  let lastTold = 0;
  let isClosed = false;
  /** What is beside orders has no number to go on from: when it was told last, or when this node began to listen. */
  const besideAt = new Map<BesideOrders, Date>();

  const timer = setInterval(() => {
    streams.send(heartbeatText);
    void endOthers();
  }, heartbeat).unref();

  /** @throws {Refusal} `too-many-requests`, `not-ready` while the node stops */
  async function open(caller: StaffCaller, lastEventId: number | undefined): Promise<Readable> {
    if (isClosed) throw new Refusal('not-ready');
    const body = streams.open(caller);
    try {
      listening ??= listen();
      await listening.ready();
      // News of the meantime follows: twice rather than never.
      body.push(await beginning(lastEventId));
    } catch (error) {
      body.destroy();
      throw error;
    }
    return body;
  }

  function listen() {
    for (const kind of besideOrders) besideAt.set(kind, clock());
    return listenTo({ url, channel: 'order_news', hear, onReturn: () => void catchUp() });
  }

  /** Told while a page was being opened. */
  function recentBeside(): string {
    const from = clock().getTime() - mostOpening;
    return besideOrders
      .filter((kind) => (besideAt.get(kind)?.getTime() ?? 0) >= from)
      .map(besideText)
      .join('');
  }

  async function beginning(lastEventId: number | undefined): Promise<string> {
    const last = await lastEvent(db);
    const lastId = last?.id ?? 0;
    lastTold ||= lastId;
    if (lastEventId === undefined)
      return (
        startText({ quietFor: last ? Math.max(0, clock().getTime() - last.at.getTime()) : null }, lastId) +
        recentBeside()
      );
    const missedEvents = await eventsSince(db, lastEventId);
    return missedEvents === 'much' ? reloadText(lastId) : allBesideText + missedEvents.map(orderText).join('');
  }

  function hear(payload: string): void {
    const notification = notificationIn(payload);
    if (notification === 'access') return void endOthers();
    if (notification === 'much') return void reload();
    if (notification === 'message') return streams.send(messageText, 'clients:read');
    if (typeof notification === 'string') {
      besideAt.set(notification, clock());
      return streams.send(besideText(notification));
    }
    if ('presenceAt' in notification) return streams.send(presenceText(notification.presenceAt));
    lastTold = Math.max(lastTold, ...notification.map(({ eventId }) => eventId));
    streams.send(notification.map(orderText).join(''));
  }

  /** After a lost connection. If the database does not answer, the connection is about to be lost again. */
  async function catchUp(): Promise<void> {
    const missedEvents = await eventsSince(db, lastTold).catch(() => 'much' as const);
    if (missedEvents === 'much') return reload();
    lastTold = Math.max(lastTold, ...missedEvents.map(({ eventId }) => eventId));
    streams.send(allBesideText + missedEvents.map(orderText).join(''));
    await endOthers();
  }

  async function reload(): Promise<void> {
    const last = await lastEvent(db).catch(() => undefined);
    lastTold = Math.max(lastTold, last?.id ?? 0);
    streams.send(reloadText(lastTold));
  }

  /** Those whose session is over, or who may no longer read orders. */
  async function endOthers(): Promise<void> {
    const sessionIds = streams.sessionIds();
    // While the database does not answer, no news is sent either.
    const admittedIds = await listeningSessions(db, sessionIds, clock()).catch(() => undefined);
    if (!admittedIds) return;
    streams.end(sessionIds.filter((id) => !admittedIds.has(id)));
  }

  return {
    open,
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(timer);
      streams.end(streams.sessionIds());
      await listening?.stop();
    },
  };
}
