import type { FastifyRequest } from 'fastify';
import type { Sender } from '../core/cookies.ts';

/** A browser states the origin of each changing request, and no page can forge it; programs state none. */
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
