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
    caller: Caller | undefined;
  }
}

/** Milliseconds for an anonymous body: enough for a few kilobytes on a slow line. */
const patienceWithAnybody = 10_000;

/** Anonymous requests with a body cost work: count them by address. */
export const isCounted = ({ scope, body }: Operation): boolean => scope === 'public' && body !== undefined;

interface Doorkeepers {
  callerOf: (authorization: string | undefined) => Promise<Caller | undefined>;
  senderOf: (request: FastifyRequest) => Sender;
  clock: () => Date;
}

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

/** A house may restrict the back office to its network: the public site must not open it. */
function refuseBackOfficeOnSite(operation: Operation, { raw }: FastifyRequest): void {
  if (cameToSite(raw) && !isOnSite(operation)) throw new Refusal('not-found');
}

function refuseUnlessPermitted(permission: Permission, caller: Caller | undefined): void {
  if (isPermitted(permission, caller)) return;
  throw new Refusal(caller ? 'not-allowed' : 'not-signed-in');
}

/** @throws {Refusal} `own-password-needed`, `second-factor-missing`, `recent-sign-in-needed` */
function refuseUnlessProven(operation: Operation, caller: Caller, now: Date): void {
  if (caller.kind === 'staff' && operation.scope !== 'public') {
    if (caller.passwordOrigin === 'given' && !operation.withGivenPassword) throw new Refusal('own-password-needed');
    if (caller.secondFactorMissing && !operation.withoutSecondFactor) throw new Refusal('second-factor-missing');
  }
  if (needsRecentSignIn(operation)) refuseUnlessRecent(caller, now);
}

/** CSRF: browsers send cookies with any page's requests. @throws {Refusal} `foreign-origin` */
function refuseForeignPage({ scope, method }: Operation, sender: Sender): void {
  if (sender === 'foreign-page' && scope === 'public' && method !== 'GET') throw new Refusal('foreign-origin');
}

/** A few compressed kilobytes may expand to megabytes. */
function refuseEncoded({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new Refusal('unsupported-encoding');
}

function dropWhenSlow({ raw }: FastifyRequest): void {
  const slow = setTimeout(() => raw.destroy(), patienceWithAnybody);
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(slow));
}
