import { safePath } from '@traiteur/front/routing/safe-path.ts';
import { avoidPlace } from '../addresses.ts';
import { setCookie } from '../site/visit/cookies.ts';
import { avoidedCookie, avoidedDays, avoidedSaid, cookieOf } from './avoided-cookie.ts';

/** Answers the form of "I must avoid" with a redirect to its page. `without` is the allergen to remove. */
export async function saveAvoided(request: Request, url: URL): Promise<Response> {
  const fields = new URLSearchParams(await request.text());
  const avoided = avoidedSaid(fields, fields.get('without'));
  const page = safePath(fields.get('to')) ?? (url.pathname.startsWith('/en/') ? '/en/' : '/');
  const cookie = setCookie(request, avoidedCookie, cookieOf(avoided), avoidedDays);
  return new Response(null, { status: 303, headers: { location: `${page}#${avoidPlace}`, 'set-cookie': cookie } });
}
