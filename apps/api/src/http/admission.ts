import { largestBodyOf, type Operation, type Permission } from '@traiteur/contract/statement/operation.ts';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type Caller, isPermitted } from '../core/caller.ts';
import { Refusal } from '../core/refusal.ts';
import { addressLimit } from './address-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, where the operation has let them in. */
    caller: Caller | undefined;
  }
}

/** What anybody sends must be here by then, in milliseconds; a slow line brings the few kilobytes of it in less. */
const patienceWithAnybody = 10_000;

/** Whether the address that asks is counted: whoever is unknown and makes us read, look up and answer. */
export const isCounted = ({ scope, body }: Operation): boolean => scope === 'public' && body !== undefined;

/**
 * Decides on a request by its header alone: how often its address asks, who calls and whether they may, how much they may send. Only then is
 * the body read.
 */
export function admission(callerOf: (authorization: string | undefined) => Promise<Caller | undefined>) {
  const countAddress = addressLimit();
  return (operation: Operation): RouteShorthandOptions => ({
    bodyLimit: largestBodyOf(operation),
    onRequest: async (request) => {
      if (isCounted(operation)) {
        countAddress(request.ip, performance.now());
        dropWhenSlow(request);
      }
      refuseEncoded(request);
      request.caller = await callerOf(request.headers.authorization);
      refuseUnlessPermitted(operation.scope, request.caller);
    },
  });
}

/** @throws {Refusal} `not-signed-in` without a living session, `not-allowed` without the scope */
function refuseUnlessPermitted(permission: Permission, caller: Caller | undefined): void {
  if (isPermitted(permission, caller)) return;
  throw new Refusal(caller ? 'not-allowed' : 'not-signed-in');
}

/** A few compressed kilobytes may hold megabytes: nothing is unpacked. */
function refuseEncoded({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new Refusal('unsupported-encoding');
}

function dropWhenSlow({ raw }: FastifyRequest): void {
  const slow = setTimeout(() => raw.destroy(), patienceWithAnybody);
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(slow));
}
