import type { SecurityKind } from '@traiteur/contract/access/security.ts';
import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../../core/refusal.ts';
import type { SecurityEvents } from './security-events.ts';

/** `token-refused` goes only to the log: an access token normally expires each quarter of an hour. */
type LoggedKind = SecurityKind | 'token-refused';

const kinds: { [Code in RefusalCode]?: LoggedKind } = {
  'wrong-credentials': 'sign-in-failed',
  'no-account-for-address': 'sign-in-failed',
  'passkey-refused': 'second-factor-failed',
  'too-many-attempts': 'sign-in-stopped',
  'session-ended': 'token-refused',
  'not-allowed': 'not-allowed',
  'force-not-allowed': 'not-allowed',
  'foreign-origin': 'foreign-origin',
};

export const watchRefusals =
  (events: SecurityEvents) =>
  (refusal: Refusal, request: FastifyRequest): void => {
    const kind = kindOf(refusal, request);
    if (kind) logRefusal(kind, { account: refusal.details.account ?? callerIn(request), request, events });
  };

const callerIn = ({ caller }: FastifyRequest) => (caller?.kind === 'staff' ? caller.id : undefined);

interface Trace {
  account: number | undefined;
  request: Pick<FastifyRequest, 'ip' | 'log'>;
  events: SecurityEvents;
}

function logRefusal(kind: LoggedKind, { account, request, events }: Trace): void {
  request.log.warn({ security: kind, address: request.ip, account: account ?? null }, 'security');
  if (kind !== 'token-refused') events.note({ kind, address: request.ip, account });
}

function kindOf({ code, details }: Refusal, { headers }: FastifyRequest): LoggedKind | undefined {
  if (code === 'not-signed-in') return headers.authorization === undefined ? undefined : 'token-refused';
  if (details.faults?.some((fault) => fault.code === 'wrong-password')) return 'sign-in-failed';
  if (details.faults?.some((fault) => fault.code === 'wrong-code')) return 'second-factor-failed';
  return kinds[code];
}
