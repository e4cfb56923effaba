import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { StaffCaller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import {
  allBesideText,
  besideText,
  heartbeatText,
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
  /** Of the database, for a connection of its own. */
  url: string;
  clock: () => Date;
  /** Milliseconds between two signs of life. */
  heartbeat?: number;
  /** Streams of one account on this node. A browser takes one, however many tabs it has. */
  mostOfOne?: number;
}

/**
 * Tells whoever listens on this node what happens to orders, whichever node does it. It listens to the database from the first who listens to
 * it, by one connection.
 */
export function openOrderNews({ db, url, clock, heartbeat = 15_000, mostOfOne = 20 }: Options) {
  const streams = createNewsStreams(mostOfOne);
  let listening: ReturnType<typeof listenTo> | undefined;
  let lastTold = 0;
  let isClosed = false;

  const timer = setInterval(() => {
    streams.tell(heartbeatText);
    void endOthers();
  }, heartbeat).unref();

  /**
   * A stream of news for this caller, from that event on, where there is one.
   * @throws {Refusal} `too-many-requests` where the account has as many as it may, `not-ready` while the node stops
   */
  async function open(caller: StaffCaller, lastEventId: number | undefined): Promise<Readable> {
    if (isClosed) throw new Refusal('not-ready');
    const body = streams.open(caller);
    try {
      listening ??= listenTo({ url, channel: 'order_news', hear, onReturn: () => void catchUp() });
      await listening.ready();
      // What is told meanwhile follows: told twice rather than never.
      body.push(await beginning(lastEventId));
    } catch (error) {
      body.destroy();
      throw error;
    }
    return body;
  }

  async function beginning(lastEventId: number | undefined): Promise<string> {
    const last = await lastEvent(db);
    const lastId = last?.id ?? 0;
    lastTold ||= lastId;
    if (lastEventId === undefined)
      return startText({ quietFor: last ? Math.max(0, clock().getTime() - last.at.getTime()) : null }, lastId);
    const missedEvents = await eventsSince(db, lastEventId);
    return missedEvents === 'much' ? reloadText(lastId) : allBesideText + missedEvents.map(orderText).join('');
  }

  function hear(payload: string): void {
    const notification = notificationIn(payload);
    if (notification === 'access') return void endOthers();
    if (notification === 'much') return void reload();
    if (typeof notification === 'string') return streams.tell(besideText(notification));
    if ('presenceAt' in notification) return streams.tell(presenceText(notification.presenceAt));
    lastTold = Math.max(lastTold, ...notification.map(({ eventId }) => eventId));
    streams.tell(notification.map(orderText).join(''));
  }

  /** The line was lost for a while: tells what was not heard. Without an answer of the database, the line is about to be lost again. */
  async function catchUp(): Promise<void> {
    const missedEvents = await eventsSince(db, lastTold).catch(() => 'much' as const);
    if (missedEvents === 'much') return reload();
    lastTold = Math.max(lastTold, ...missedEvents.map(({ eventId }) => eventId));
    streams.tell(allBesideText + missedEvents.map(orderText).join(''));
    await endOthers();
  }

  async function reload(): Promise<void> {
    const last = await lastEvent(db).catch(() => undefined);
    lastTold = Math.max(lastTold, last?.id ?? 0);
    streams.tell(reloadText(lastTold));
  }

  /** Ends the streams of those whose session is over, or who may not read orders any more. */
  async function endOthers(): Promise<void> {
    const sessionIds = streams.sessionIds();
    // While the database does not answer, nothing is told either.
    const admittedIds = await listeningSessions(db, sessionIds, clock()).catch(() => undefined);
    if (!admittedIds) return;
    streams.end(sessionIds.filter((id) => !admittedIds.has(id)));
  }

  return {
    open,
    /** Ends every stream, and listens no more. */
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(timer);
      streams.end(streams.sessionIds());
      await listening?.stop();
    },
  };
}
