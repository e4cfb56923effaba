import { safePath } from '@traiteur/front/routing/safe-path.ts';
import { avoidPlace, eatersPlace } from '../addresses.ts';
import { cookieIn, setCookie } from '../site/visit/cookies.ts';
import { avoidedCookie, avoidedDays, avoidedSaid, cookieOf } from './avoided-cookie.ts';
import {
  chosenAfter,
  chosenCookieOf,
  chosenEatersCookie,
  chosenIdsIn,
  lentCookie,
  tableCookie,
  tableIn,
} from './table-cookie.ts';

/** Answers the form of "I must avoid" with a redirect to its page. `without` is the allergen to remove. */
export async function saveAvoided(request: Request, url: URL): Promise<Response> {
  const fields = new URLSearchParams(await request.text());
  const avoided = avoidedSaid(fields, fields.get('without'));
  return backTo(fields, url, avoidPlace, [
    setCookie(request, avoidedCookie, cookieOf(avoided), avoidedDays),
    // What somebody has looked through and saved is theirs from then on.
    setCookie(request, lentCookie, undefined),
  ]);
}

/** Answers the form of "Who eats": `eater` is whom to add or leave, nothing for all. */
export async function saveChosenEaters(request: Request, url: URL): Promise<Response> {
  const fields = new URLSearchParams(await request.text());
  const [id] = chosenIdsIn(fields.get('eater') ?? undefined);
  const table = tableIn(cookieIn(request, tableCookie));
  const chosenIds = chosenIdsIn(cookieIn(request, chosenEatersCookie));
  const nextIds = table.some((eater) => eater.id === id) && id !== undefined ? chosenAfter(table, chosenIds, id) : [];
  return backTo(fields, url, eatersPlace, [setCookie(request, chosenEatersCookie, chosenCookieOf(nextIds))]);
}

function backTo(fields: URLSearchParams, url: URL, place: string, cookies: readonly string[]): Response {
  const page = safePath(fields.get('to')) ?? (url.pathname.startsWith('/en/') ? '/en/' : '/');
  const headers = new Headers({ location: `${page}#${place}` });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
