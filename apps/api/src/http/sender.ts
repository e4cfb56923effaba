import type { FastifyRequest } from 'fastify';
import type { Sender } from '../core/cookies.ts';

/**
 * Who sends a request. A browser says from which origin each page asks that changes something, and no page can make it lie; programs say
 * nothing. Where the origin of the pages is not set, those are the house's own that stand where links in mails lead, or where the request went.
 */
export function senderOf(
  { headers, host }: FastifyRequest,
  { pageOrigin, publicUrl }: { pageOrigin: string | undefined; publicUrl: string },
): Sender {
  if (headers['sec-fetch-site'] === 'same-origin') return 'own-page';
  const { origin } = headers;
  if (origin === undefined) return 'program';
  const isOwn = origin === (pageOrigin ?? publicUrl);
  const isOfHost = pageOrigin === undefined && URL.parse(origin)?.host === host;
  return isOwn || isOfHost ? 'own-page' : 'foreign-page';
}
