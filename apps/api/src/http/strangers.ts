import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../core/network-of.ts';
import { type Next, type Patience, patientLine } from './patient-line.ts';
import { countWork, type WorkInHand } from './work-in-hand.ts';

/** Of an address: a page sends a handful of requests, a whole house some dozens. */
const usualPatience: Patience = { room: 500, few: 20, usual: 1000, longest: 3000 };

/** A browser does not come again for a part of a page: without it the page is broken, and to send it costs little. */
const isPartOfPage = ({ method, url = '' }: FastifyRequest['raw']): boolean =>
  method === 'GET' && (url.startsWith('/assets/') || url === '/api/swagger.json');

/** Lets one request through per round of the event loop, addresses in turn: other ready work goes first. */
function lineOfStrangers(patience: Patience) {
  const line = patientLine(patience);
  let isMoving = false;

  function move(): void {
    const go = line.next();
    isMoving = go !== undefined;
    if (!go) return;
    setImmediate(move);
    go();
  }

  return (request: Pick<FastifyRequest, 'ip' | 'raw'>, next: Next): void => {
    line.add(networkOf(request.ip), request, next, isPartOfPage(request.raw));
    if (isMoving || line.isEmpty()) return;
    isMoving = true;
    setImmediate(move);
  };
}

export function letEverybodyWait(app: FastifyInstance, patience = usualPatience): void {
  const wait = lineOfStrangers(patience);
  app.addHook('onRequest', (request, _, next) => wait(request, next));
}

/**
 * Strangers wait before their header is processed, and again before their body; callers with a valid token wait only
 * where more of them are worked for than the house can do at once.
 */
export function letStrangersWait(app: FastifyInstance, work: WorkInHand, patience = usualPatience): void {
  const wait = lineOfStrangers(patience);
  app.addHook('onRequest', (request, _, next) => {
    if (!work.begin(request, next)) wait(request, next);
  });
  countWork(app, work);

  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, next) => {
    const read = () => void parseJson(request, body.toString(), next);
    if (request.caller) read();
    else wait(request, (refusal) => (refusal ? next(refusal) : read()));
  });
}
