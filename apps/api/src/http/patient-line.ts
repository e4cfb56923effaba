import type { FastifyRequest } from 'fastify';
import { fairLine } from '../core/fair-line.ts';
import { Refusal } from '../core/refusal.ts';

/** Goes on with the request, or answers it with the refusal. */
export type Next = (refusal?: Refusal) => void;

export interface Patience {
  /** Waiting requests per name. */
  room: number;
  /** Waiting requests of all names: so few are never refused, since then the machine is slow, and no line long. */
  few: number;
  /** Milliseconds: while the first of a name waits longer, the next of that name is refused at once. */
  usual: number;
  /** Milliseconds after which a turn comes too late. */
  longest: number;
}

interface Turn {
  since: number;
  /** Its turn never comes too late. */
  isPatient: boolean;
  raw: FastifyRequest['raw'];
  next: Next;
}

/** Requests that wait, by turns per name. What cannot be answered in time is refused early: it may come again. */
export function patientLine({ room, few, usual, longest }: Patience) {
  const line = fairLine<Turn>();
  const ageOf = ({ since }: Turn) => performance.now() - since;
  return {
    isEmpty: () => line.length() === 0,
    add(name: string, { raw }: Pick<FastifyRequest, 'raw'>, next: Next, isPatient = false): void {
      if (line.lengthOf(name) >= room) return next(new Refusal('too-many-requests', { retryAfter: 1 }));
      const first = line.firstOf(name);
      const isLate = first !== undefined && line.length() > few && ageOf(first) > usual;
      if (isLate && !isPatient) return next(new Refusal('not-ready'));
      line.add(name, { since: performance.now(), isPatient, raw, next });
    },
    /** Whose client still waits, and not for too long. */
    next(): (() => void) | undefined {
      for (let turn = line.next(); turn; turn = line.next()) {
        const { isPatient, raw, next } = turn;
        if (raw.socket.destroyed) continue;
        if (isPatient || line.length() < few || ageOf(turn) <= longest) return () => next();
        next(new Refusal('not-ready'));
      }
      return undefined;
    },
  };
}
