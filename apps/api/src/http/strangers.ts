import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fairLine } from '../core/fair-line.ts';
import { networkOf } from '../core/network-of.ts';
import { Refusal } from '../core/refusal.ts';

/** How many requests of one address may wait. A page asks a handful at once, a whole house some dozens. */
const room = 500;

type IsKnown = (authorization: string | undefined) => boolean;

/**
 * Lets the requests of strangers go on one in each round of the event loop, the addresses in turn: once before anything is made of the
 * header, and once more before the body is. Whatever else is ready in that round goes first, and waits for one of them at most. Whoever
 * has shown a good token is no stranger.
 */
export function letStrangersWait(app: FastifyInstance, isKnown: IsKnown): void {
  const line = fairLine<() => void>();
  let isMoving = false;

  function move(): void {
    const go = line.next();
    isMoving = go !== undefined;
    if (!go) return;
    setImmediate(move);
    go();
  }

  function wait({ ip, raw }: FastifyRequest, go: () => void): void {
    // Whoever has hung up meanwhile is answered by nobody.
    line.add(networkOf(ip), () => void (raw.socket.destroyed || go()));
    if (isMoving) return;
    isMoving = true;
    setImmediate(move);
  }

  app.addHook('onRequest', (request, _, done) => {
    if (isKnown(request.headers.authorization)) return done();
    if (line.lengthOf(networkOf(request.ip)) >= room) return done(new Refusal('too-many-requests', { retryAfter: 1 }));
    wait(request, done);
  });

  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.caller) void parseJson(request, body.toString(), done);
    else wait(request, () => void parseJson(request, body.toString(), done));
  });
}
