import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { localeOf } from '@traiteur/front/language/locale.ts';
import type { AnswerRequest, DrawnPage, RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';
import { saveAvoided, saveChosenEaters } from './avoiding/save-avoided.ts';
import { allAvoided } from './avoiding/all-avoided.ts';
import { chosenEatersCookie, chosenIdsIn, chosenOf, tableCookie, tableIn } from './avoiding/table-cookie.ts';
import { accountCookie, avoidedCookie, avoidedNamedIn, stillKnown } from './avoiding/avoided-cookie.ts';
import { actionAt, type PageName } from './addresses.ts';
import { besidePages } from './beside-pages.ts';
import { policyWith } from './site/document/policy.ts';
import { render } from './frame/render.tsx';
import { wordsIn } from './site/language/texts.ts';
import { cookieIn } from './site/visit/cookies.ts';
import { isOfForeignPage } from './site/visit/foreign-page.ts';
import { betterAddress, languageCookieFor } from './site/visit/language.ts';
import { thanksAddress } from './house/contact.page.tsx';
import { sendMessage } from './house/send-message.ts';
import { errorPage } from './errors/error-page.tsx';
import { statusOf } from './errors/status-of.ts';
import { NothingThere, type SeatedEater, type ShownPage, type Visit } from './site/page.tsx';
import { pages } from './pages.ts';
import { placeAt } from './place.ts';
import { isDrawnForTable, sharedName, understoodAddress } from './shared-pages.ts';
import { isPreview, readSite } from './site/visit/read-site.ts';
import { isShown } from './site/visit/shown-pages.ts';

export const answer: AnswerRequest = async (request, world) => {
  const url = new URL(request.url);
  const locale = localeOf(url.pathname);
  if (request.method === 'POST') return answerForm(request, url, world);
  const beside = await besidePages(url, world);
  if (beside) return beside;
  const place = placeAt(url.pathname);
  // A preview keeps the language of the administrator.
  const hasLanguage = isPreview(url) || (place?.name === 'mealPreview' && !world.onlyLanguage);
  const better = hasLanguage ? undefined : betterAddress(request, url, place, world.onlyLanguage);
  if (better) return new Response(null, { status: better.status, headers: { location: better.address, ...varying } });

  const avoided = await avoidedOf(request, world);
  const understood = place ? understoodAddress(place.name, url) : url;
  const address = { ...(place ?? { name: 'home' as const, parameters: {} }), world, locale, url: understood };
  const name = place && sharedName(place, understood, avoided);
  const page = await world.cache(name, () => draw(address, place ? avoidedOn(place.name, avoided) : avoided, !place));
  return { page, headers: languageCookieFor(request, locale) };
};

/** For forms that work without a script. */
async function answerForm(request: Request, url: URL, world: RenderingWorld): ReturnType<AnswerRequest> {
  if (isOfForeignPage(request)) return new Response(null, { status: 403 });
  const action = actionAt(url.pathname);
  if (action === 'avoid') return saveAvoided(request, url);
  if (action === 'eaters') return saveChosenEaters(request, url);
  const place = placeAt(url.pathname);
  if (place?.name !== 'contact') return new Response(null, { status: 405 });
  const locale = localeOf(url.pathname);
  const refusedMessage = await sendMessage(request, world, locale);
  if (!refusedMessage) return new Response(null, { status: 303, headers: { location: thanksAddress(locale) } });
  const avoided = await avoidedOf(request, world);
  const drawPage = () => draw({ ...place, world, locale, url, refusedMessage }, avoided, false);
  return { page: await world.cache(undefined, drawPage), headers: {} };
}

interface Avoided {
  ofBrowser: readonly ClientAllergen[];
  ofAccount: readonly ClientAllergen[];
  /** Who eats at the account's table; nobody for who eats alone. */
  table: readonly SeatedEater[];
  chosenIds: readonly number[];
}

/** Only allergens that the house knows: a cookie may name anything. */
async function avoidedOf(request: Request, world: RenderingWorld): Promise<Avoided> {
  const ofBrowser = avoidedNamedIn(cookieIn(request, avoidedCookie));
  const ofAccount = avoidedNamedIn(cookieIn(request, accountCookie));
  const table = tableIn(cookieIn(request, tableCookie));
  const chosenIds = chosenIdsIn(cookieIn(request, chosenEatersCookie));
  if (ofBrowser.length + ofAccount.length + table.length === 0) return { ofBrowser, ofAccount, table, chosenIds };
  const allergens = (await world.knownAllergens()).map((id) => ({ id }));
  return {
    ofBrowser: stillKnown(ofBrowser, allergens),
    ofAccount: stillKnown(ofAccount, allergens),
    table: table.map((eater) => ({ ...eater, allergens: stillKnown(eater.allergens, allergens) })),
    chosenIds,
  };
}

/** Only pages with dishes are drawn for a table; the others stay shared. */
const avoidedOn = (name: PageName, avoided: Avoided): Avoided =>
  isDrawnForTable(name) ? avoided : { ...avoided, table: [] };

const seatedWith = (eater: SeatedEater, allergens: readonly ClientAllergen[]): SeatedEater => ({ ...eater, allergens });

const varying = { vary: 'Cookie, Accept-Language, Sec-Fetch-Site, Accept-Encoding' };

type VisitedAddress = Pick<Visit, 'name' | 'parameters' | 'world' | 'locale' | 'url' | 'refusedMessage'>;

async function draw(
  address: VisitedAddress,
  { ofAccount, ofBrowser, table, chosenIds }: Avoided,
  isUnmatched: boolean,
): Promise<DrawnPage> {
  const avoidedAllergens = allAvoided(ofAccount, ofBrowser);
  const call = address.world.call(address.locale);
  const { site, preview, isPreviewGone } = await readSite(address.url, call);
  // What the client says in this browser is theirs, whatever their account knows.
  const seatedTable = table.map((eater) => (eater.isClient ? seatedWith(eater, avoidedAllergens) : eater));
  const visit: Visit = {
    ...address,
    world: { ...address.world, brand: site.brand.name },
    call,
    site,
    preview,
    avoided: stillKnown(avoidedAllergens, site.allergens),
    ofAccount: stillKnown(ofAccount, site.allergens),
    table: seatedTable,
    chosenEaters: chosenOf(seatedTable, chosenIds),
    words: wordsIn(address.locale),
  };
  const isThere = !isUnmatched && !isPreviewGone && isShown(visit.name, site);
  const content = await show(visit, isThere);
  const isForOne = content.head.isListed === false || visit.refusedMessage !== undefined;
  return {
    status: content.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyWith({
        ...content.opening,
        ...((preview || content.head.isPreview) && { ancestors: [visit.world.administration] }),
      }),
      // Allergens and prices are always revalidated; an unchanged page is not sent again.
      'cache-control': content.head.isPreview
        ? 'no-store'
        : isForOne || avoidedAllergens.length + table.length > 0 || preview
          ? 'private, no-cache'
          : 'no-cache',
      // Google checks the key by the page's origin; other sites get no more than the origin either.
      ...(content.mapsKey && { 'referrer-policy': 'strict-origin-when-cross-origin' }),
      ...varying,
    },
    html: render(visit, content),
  };
}

async function show(visit: Visit, isKnown: boolean): Promise<ShownPage> {
  if (!isKnown) return errorPage(visit, 404, { words: 'unmatched' });
  try {
    return await pages[visit.name].show(visit);
  } catch (error) {
    const status = statusOf(error, visit.world);
    if (status === 500) visit.world.report(error);
    return errorPage(visit, status, { what: error instanceof NothingThere ? error.what : undefined });
  }
}
