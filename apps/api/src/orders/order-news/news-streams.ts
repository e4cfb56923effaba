import { Readable } from 'node:stream';
import type { StaffCaller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';

/** In characters. Beyond it the stream is cut: the reader reconnects and gets what it missed. */
const mostUnread = 256 * 1024;

interface NewsStream {
  accountId: number;
  sessionId: string;
  body: Readable;
}

/** The streams of this node, at most `mostOfOne` per account. */
export function createNewsStreams(mostOfOne: number) {
  const streams = new Set<NewsStream>();
  return {
    /** @throws {Refusal} `too-many-requests` */
    open({ id: accountId, sessionId }: StaffCaller): Readable {
      const ownStreams = [...streams].filter((stream) => stream.accountId === accountId);
      if (ownStreams.length >= mostOfOne) throw new Refusal('too-many-requests', { retryAfter: 60 });
      const body = new Readable({ read: () => undefined });
      const stream = { accountId, sessionId, body };
      streams.add(stream);
      body.once('close', () => streams.delete(stream));
      // The reader is gone.
      body.on('error', () => undefined);
      return body;
    },
    send(text: string): void {
      if (text === '') return;
      for (const { body } of streams)
        if (body.readableLength > mostUnread) body.destroy();
        else body.push(text);
    },
    sessionIds: (): string[] => [...streams].map(({ sessionId }) => sessionId),
    end(sessionIds: readonly string[]): void {
      for (const { sessionId, body } of streams) if (sessionIds.includes(sessionId)) body.push(null);
    },
  };
}
