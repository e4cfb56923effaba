import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../core/caller.ts';
import { type Next, type Patience, patientLine } from './patient-line.ts';

export type WorkInHand = ReturnType<typeof workInHand>;

type KindOf = (authorization: string | undefined) => Caller['kind'] | undefined;

/** More at once would share the same connections and the same processor, and each would take longer. */
const usualMost = 24;

/** Of one session. Whoever works in the house waits rather than being refused. */
const usualPatience: Record<Caller['kind'], Patience> = {
  staff: { room: 500, few: 20, usual: 3000, longest: 10_000 },
  client: { room: 100, few: 20, usual: 1000, longest: 3000 },
};

/** Requests of known callers that are worked on; the others wait, those of the house before those of clients. */
export function workInHand(kindOf: KindOf, { most = usualMost, patience = usualPatience } = {}) {
  const staff = patientLine(patience.staff);
  const clients = patientLine(patience.client);
  const requests = new Set<FastifyRequest['raw']>();

  function move(): void {
    while (requests.size < most) {
      const go = staff.next() ?? clients.next();
      if (!go) return;
      go();
    }
  }

  return {
    isFrom: ({ headers }: FastifyRequest): boolean => kindOf(headers.authorization) !== undefined,
    /** False for a stranger's request, which is left alone. */
    begin(request: FastifyRequest, next: Next): boolean {
      const { authorization = '' } = request.headers;
      const kind = kindOf(authorization);
      if (!kind) return false;
      const line = kind === 'staff' ? staff : clients;
      line.add(authorization, request, (refusal) => {
        if (!refusal) requests.add(request.raw);
        next(refusal);
      });
      move();
      return true;
    },
    goOn: ({ raw }: FastifyRequest): void => void requests.add(raw),
    rest({ raw }: FastifyRequest): void {
      if (requests.delete(raw)) move();
    },
  };
}

/** A body that is on its way is no work, nor is an answer: whoever sends or reads slowly holds up nobody. */
export function countWork(app: FastifyInstance, work: WorkInHand): void {
  app.addHook('preParsing', (request, _, __, next) => {
    if (hasBody(request)) work.rest(request);
    next();
  });
  app.addHook('preHandler', (request, _, next) => {
    if (work.isFrom(request)) work.goOn(request);
    next();
  });
  app.addHook('onSend', (request, _, __, next) => {
    work.rest(request);
    next();
  });
  app.addHook('onResponse', (request, _, next) => {
    work.rest(request);
    next();
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
