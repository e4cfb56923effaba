import type { FastifyRequest } from 'fastify';
import type { Sender } from '../core/cookies.ts';

/**
 * Browsers state the origin of each changing request, and pages cannot forge it; programs state none. Without a
 * configured origin, the house's pages are those of `publicUrl` or of the request's own host.
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
