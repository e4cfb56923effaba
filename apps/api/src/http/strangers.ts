import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fairLine } from '../core/fair-line.ts';
import { networkOf } from '../core/network-of.ts';
import { Refusal } from '../core/refusal.ts';

/** Waiting requests per address: a page sends a handful, a whole house some dozens. */
const room = 500;

type IsKnown = (authorization: string | undefined) => boolean;

/** Lets one request through per round of the event loop, addresses in turn: other ready work goes first. */
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
      line.add(networkOf(ip), () => void (raw.socket.destroyed || go()));
      if (isMoving) return;
      isMoving = true;
      setImmediate(move);
    },
  };
}

export function letEverybodyWait(app: FastifyInstance): void {
  const line = lineOfStrangers();
  app.addHook('onRequest', (request, _, next) => {
    if (line.isFullFor(request.ip)) return next(new Refusal('too-many-requests', { retryAfter: 1 }));
    line.wait(request, next);
  });
}

/** Strangers wait before their header is processed, and again before their body; callers with a valid token do not. */
export function letStrangersWait(app: FastifyInstance, isKnown: IsKnown): void {
  const line = lineOfStrangers();

  app.addHook('onRequest', (request, _, next) => {
    if (isKnown(request.headers.authorization)) return next();
    if (line.isFullFor(request.ip)) return next(new Refusal('too-many-requests', { retryAfter: 1 }));
    line.wait(request, next);
  });

  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, next) => {
    if (request.caller) void parseJson(request, body.toString(), next);
    else line.wait(request, () => void parseJson(request, body.toString(), next));
  });
}
