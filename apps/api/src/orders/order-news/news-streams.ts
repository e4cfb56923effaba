import { Readable } from 'node:stream';
import type { Scope } from '@traiteur/domain/access/scopes.ts';
import type { StaffCaller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';

/** In characters. Beyond it the stream is cut: the reader reconnects and gets what it missed. */
const mostUnread = 256 * 1024;

interface NewsStream {
  accountId: number;
  sessionId: string;
  scopes: readonly Scope[];
  body: Readable;
}

/** The streams of this node, at most `mostOfOne` per account. */
export function createNewsStreams(mostOfOne: number) {
  const streams = new Set<NewsStream>();
  return {
    /** @throws {Refusal} `too-many-requests` */
    open({ id: accountId, sessionId, scopes }: StaffCaller): Readable {
      const ownStreams = [...streams].filter((stream) => stream.accountId === accountId);
      if (ownStreams.length >= mostOfOne) throw new Refusal('too-many-requests', { retryAfter: 60 });
      const body = new Readable({ read: () => undefined });
      const stream = { accountId, sessionId, scopes, body };
      streams.add(stream);
      body.once('close', () => streams.delete(stream));
      // The reader is gone.
      body.on('error', () => undefined);
      return body;
    },
    /** To those who have the scope; all of them may read orders. */
    send(text: string, scope: Scope = 'orders:read'): void {
      if (text === '') return;
      for (const { body, scopes } of streams)
        if (!scopes.includes(scope)) continue;
        else if (body.readableLength > mostUnread) body.destroy();
        else body.push(text);
    },
    sessionIds: (): string[] => [...streams].map(({ sessionId }) => sessionId),
    end(sessionIds: readonly string[]): void {
      for (const { sessionId, body } of streams) if (sessionIds.includes(sessionId)) body.push(null);
    },
  };
}
