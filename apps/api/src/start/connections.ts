import type { RequestListener, ServerOptions, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { networkOf } from '../core/network-of.ts';

interface Patience {
  /** Milliseconds for a request's header, and for the whole request. */
  header: number;
  request: number;
  /** Milliseconds in which a reader must accept more of a waiting answer. */
  reader: number;
  /** Milliseconds between checks. */
  look: number;
  /** At once; one more is closed. */
  connections: number;
  /** Per address (IPv6: per network), without a proxy in between. */
  fromOneAddress: number;
}

export const usualPatience: Patience = {
  header: 10_000,
  request: 30_000,
  reader: 30_000,
  look: 1000,
  connections: 2000,
  fromOneAddress: 1000,
};

export const serverOptions = ({ header, request, look }: Patience): ServerOptions => ({
  headersTimeout: header,
  requestTimeout: request,
  connectionsCheckingInterval: look,
  // Longer than a load balancer's: the balancer must be the one that closes.
  keepAliveTimeout: 72_000,
});

export function capConnections(server: Server, { connections, fromOneAddress }: Patience): void {
  const counts = new Map<string, number>();
  server.maxConnections = connections;
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (counts.get(address) ?? 0) + 1;
    if (count > fromOneAddress) return socket.destroy();
    counts.set(address, count);
    socket.once('close', () => {
      const openCount = (counts.get(address) ?? 1) - 1;
      if (openCount > 0) counts.set(address, openCount);
      else counts.delete(address);
    });
  });
}

/** Closes connections whose client does not read: unread answers fill our memory. */
export const droppingUnread =
  ({ reader }: Patience, answer: RequestListener): RequestListener =>
  (request, response) => {
    response.setTimeout(reader, () => dropUnread(response, reader));
    answer(request, response);
  };

/** No progress for that long: the client does not read, or the answer is still being made. */
function dropUnread({ socket }: ServerResponse, reader: number): void {
  if (!socket) return;
  if (socket.writableLength > 0) socket.destroy();
  else socket.setTimeout(reader);
}
