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
    /** The caller, when the operation requires or allows one. */
    caller: Caller | undefined;
  }
}

/** Milliseconds in which an anonymous body must arrive: enough for a few kilobytes on a slow line. */
const patienceWithAnybody = 10_000;

/** Anonymous requests that cost us work are counted by address. */
export const isCounted = ({ scope, body }: Operation): boolean => scope === 'public' && body !== undefined;

interface Doorkeepers {
  callerOf: (authorization: string | undefined) => Promise<Caller | undefined>;
  senderOf: (request: FastifyRequest) => Sender;
  clock: () => Date;
}

/** Decides by the header alone: rate limit, caller, permission, body size. Only then is the body read. */
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
 * A house may restrict the back office to its network: the public site must not open it.
 * @throws {Refusal} `not-found`
 */
function refuseBackOfficeOnSite(operation: Operation, { raw }: FastifyRequest): void {
  if (cameToSite(raw) && !isOnSite(operation)) throw new Refusal('not-found');
}

/** @throws {Refusal} `not-signed-in` without a valid session, `not-allowed` without the scope */
function refuseUnlessPermitted(permission: Permission, caller: Caller | undefined): void {
  if (isPermitted(permission, caller)) return;
  throw new Refusal(caller ? 'not-allowed' : 'not-signed-in');
}

/**
 * @throws {Refusal} `own-password-needed` until a password chosen by someone else is replaced, `second-factor-missing`
 * until a required one is added, `recent-sign-in-needed`
 */
function refuseUnlessProven(operation: Operation, caller: Caller, now: Date): void {
  if (caller.kind === 'staff' && operation.scope !== 'public') {
    if (caller.passwordOrigin === 'given' && !operation.withGivenPassword) throw new Refusal('own-password-needed');
    if (caller.secondFactorMissing && !operation.withoutSecondFactor) throw new Refusal('second-factor-missing');
  }
  if (needsRecentSignIn(operation)) refuseUnlessRecent(caller, now);
}

/**
 * CSRF: browsers add cookies to any page's requests, and a call without a token may rely on them. Pages of other
 * origins are refused.
 * @throws {Refusal} `foreign-origin`
 */
function refuseForeignPage({ scope, method }: Operation, sender: Sender): void {
  if (sender === 'foreign-page' && scope === 'public' && method !== 'GET') throw new Refusal('foreign-origin');
}

/** A few compressed kilobytes may expand to megabytes: compressed bodies are refused. */
function refuseEncoded({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new Refusal('unsupported-encoding');
}

function dropWhenSlow({ raw }: FastifyRequest): void {
  const slow = setTimeout(() => raw.destroy(), patienceWithAnybody);
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(slow));
}
