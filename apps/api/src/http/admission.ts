import {
  isOnSite,
  largestBodyOf,
  needsRecentSignIn,
  type Operation,
  type Permission,
} from '@traiteur/contract/statement/operation.ts';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type Caller, isPermitted } from '../core/caller.ts';
import type { Sender } from '../core/cookies.ts';
import { refuseUnlessRecent } from '../core/recent-sign-in.ts';
import { Refusal } from '../core/refusal.ts';
import { addressLimit } from './address-limit.ts';
import { cameToSite } from './site-requests.ts';

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

interface Doorkeepers {
  callerOf: (authorization: string | undefined) => Promise<Caller | undefined>;
  senderOf: (request: FastifyRequest) => Sender;
  clock: () => Date;
}

/**
 * Decides on a request by its header alone: how often its address asks, who calls and whether they may, how much they may send. Only then is
 * the body read.
 */
export function admission({ callerOf, senderOf, clock }: Doorkeepers) {
  const countAddress = addressLimit();
  return (operation: Operation): RouteShorthandOptions => ({
    bodyLimit: largestBodyOf(operation),
    onRequest: async (request) => {
      refuseBackOfficeOnSite(operation, request);
      if (isCounted(operation)) {
        dropWhenSlow(request);
        countAddress(request.ip, performance.now());
      }
      refuseEncoded(request);
      refuseForeignPage(operation, senderOf(request));
      request.caller = await callerOf(request.headers.authorization);
      refuseUnlessPermitted(operation.scope, request.caller);
      if (request.caller) refuseUnlessProven(operation, request.caller, clock());
    },
  });
}

/**
 * Whoever keeps the back office to a network of their own opens it to nobody by opening the site.
 * @throws {Refusal} `not-found`
 */
function refuseBackOfficeOnSite(operation: Operation, { raw }: FastifyRequest): void {
  if (cameToSite(raw) && !isOnSite(operation)) throw new Refusal('not-found');
}

/** @throws {Refusal} `not-signed-in` without a living session, `not-allowed` without the scope */
function refuseUnlessPermitted(permission: Permission, caller: Caller | undefined): void {
  if (isPermitted(permission, caller)) return;
  throw new Refusal(caller ? 'not-allowed' : 'not-signed-in');
}

/**
 * @throws {Refusal} `own-password-needed` until a password that somebody else gave is replaced, `second-factor-missing` until one
 * that is required is added, `recent-sign-in-needed`
 */
function refuseUnlessProven(operation: Operation, caller: Caller, now: Date): void {
  if (caller.kind === 'staff' && operation.scope !== 'public') {
    if (caller.passwordOrigin === 'given' && !operation.withGivenPassword) throw new Refusal('own-password-needed');
    if (caller.secondFactorMissing && !operation.withoutSecondFactor) throw new Refusal('second-factor-missing');
  }
  if (needsRecentSignIn(operation)) refuseUnlessRecent(caller, now);
}

/**
 * A browser adds cookies to what any page sends. A call without a token could be carried by them: pages of other origins get no answer.
 * @throws {Refusal} `foreign-origin`
 */
function refuseForeignPage({ scope, method }: Operation, sender: Sender): void {
  if (sender === 'foreign-page' && scope === 'public' && method !== 'GET') throw new Refusal('foreign-origin');
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
