import type { ClientAllergen } from '@traiteur/domain/allergies.ts';
import { safePath } from '@traiteur/front/routing/safe-path.ts';
import { setCookie } from '../frame/visit/cookies.ts';
import { avoidedCookie, avoidedDays, cookieOf } from './avoided-cookie.ts';

/** What the form of "I must avoid" sends: a severity for each allergen, one that is avoided no longer, and the page to come back to. */
export async function keepAvoided(request: Request, url: URL): Promise<Response> {
  const fields = new URLSearchParams(await request.text());
  const avoided = [...fields].flatMap(([name, value]): ClientAllergen[] => {
    const [, number] = /^allergen-(\d{1,9})$/.exec(name) ?? [];
    if (number === undefined || number === fields.get('without')) return [];
    if (value !== 'allergy' && value !== 'intolerance') return [];
    return [{ allergenId: Number(number), severity: value }];
  });
  const location = safePath(fields.get('to')) ?? (url.pathname.startsWith('/en/') ? '/en/' : '/');
  const cookie = setCookie(request, avoidedCookie, cookieOf(avoided), avoidedDays);
  return new Response(null, { status: 303, headers: { location, 'set-cookie': cookie } });
}
