import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fairLine } from '../core/fair-line.ts';
import { networkOf } from '../core/network-of.ts';
import { Refusal } from '../core/refusal.ts';

/** How many requests of one address may wait. A page asks a handful at once, a whole house some dozens. */
const room = 500;

type IsKnown = (authorization: string | undefined) => boolean;

/** A line of strangers, of whom one goes on in each round of the event loop, the addresses in turn. What else is ready goes first. */
function lineOfStrangers() {
  const line = fairLine<() => void>();
  let isMoving = false;

  function move(): void {
    const go = line.next();
    isMoving = go !== undefined;
    if (!go) return;
    setImmediate(move);
    go();
  }

  return {
    isFullFor: (ip: string) => line.lengthOf(networkOf(ip)) >= room,
    wait({ ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>, go: () => void): void {
      // Whoever has hung up meanwhile is answered by nobody.
      line.add(networkOf(ip), () => void (raw.socket.destroyed || go()));
      if (isMoving) return;
      isMoving = true;
      setImmediate(move);
    },
  };
}

/** Has all who come wait in such a line, before anything is made of the header. */
export function letEverybodyWait(app: FastifyInstance): void {
  const line = lineOfStrangers();
  app.addHook('onRequest', (request, _, done) => {
    if (line.isFullFor(request.ip)) return done(new Refusal('too-many-requests', { retryAfter: 1 }));
    line.wait(request, done);
  });
}

/**
 * Lets the requests of strangers go on one in each round of the event loop, the addresses in turn: once before anything is made of the
 * header, and once more before the body is. Whatever else is ready in that round goes first, and waits for one of them at most. Whoever
 * has shown a good token is no stranger.
 */
export function letStrangersWait(app: FastifyInstance, isKnown: IsKnown): void {
  const { isFullFor, wait } = lineOfStrangers();

  app.addHook('onRequest', (request, _, done) => {
    if (isKnown(request.headers.authorization)) return done();
    if (isFullFor(request.ip)) return done(new Refusal('too-many-requests', { retryAfter: 1 }));
    wait(request, done);
  });

  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.caller) void parseJson(request, body.toString(), done);
    else wait(request, () => void parseJson(request, body.toString(), done));
  });
}
