import { siteLinkPaths, siteOrderPaths, siteSignInPaths } from '@traiteur/contract/site/site-addresses.ts';
import { housePaths } from '@traiteur/contract/site/house-paths.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { fill, type ParametersOf } from '@traiteur/front/routing/screen.ts';

/** The site map, French address first: links, the language switch, the map for search engines and the tests read it. It knows no page. */
export const addresses = {
  ...housePaths,
  menu: ['/carte/:date', '/en/menu/:date'],
  meal: ['/plats/:slug', '/en/meals/:slug'],
  cart: ['/panier', '/en/cart'],
  payment: ['/payer/:token', '/en/pay/:token'],
  checkout: ['/commander', '/en/checkout'],
  signIn: [siteSignInPaths.fr, siteSignInPaths.en],
  register: ['/inscription', '/en/register'],
  confirmRegistration: [siteLinkPaths.registration.fr, siteLinkPaths.registration.en],
  choosePassword: [siteLinkPaths.claim.fr, siteLinkPaths.claim.en],
  account: ['/compte', '/en/account'],
  order: [siteOrderPaths.fr, siteOrderPaths.en],
  payOrder: ['/commandes/:id/payer', '/en/orders/:id/pay'],
} as const satisfies Record<string, readonly [fr: `/${string}`, en: `/en/${string}`]>;

type Addresses = typeof addresses;
export type PageName = keyof Addresses;

/** The parameters that a page's address takes, left out where it takes none. */
export type GivenTo<Name extends PageName> = keyof ParametersOf<Addresses[Name][0]> extends never
  ? [parameters?: Record<never, never>]
  : [parameters: ParametersOf<Addresses[Name][0]>];

/** The only way to write an address of the site. */
type AddressOf = <Name extends PageName>(name: Name, locale: Locale, ...parameters: GivenTo<Name>) => string;

/** The address of a page in a language, with what its pattern asks for. */
export const addressOf: AddressOf = (name, locale, ...[parameters = {}]) => patternAddress(name, locale, parameters);

/** The same for parameters that come out of an address and not out of our code. */
export const patternAddress = (name: PageName, locale: Locale, parameters: object): string =>
  fill(addresses[name][locale === 'fr' ? 0 : 1], parameters) || '/';

/** Where forms of the site are sent that work without a script. */
const actions = { avoid: ['/eviter', '/en/avoid'] } as const;

/** The id of the place on a page where it says what one avoids: who has changed that comes back to it. */
export const avoidPlace = 'avoid-title';

/** The address of such a form. */
export const actionAddress = (name: keyof typeof actions, locale: Locale): string =>
  actions[name][locale === 'fr' ? 0 : 1];

/** Which of these forms is sent to a path; undefined where none is. */
export const actionAt = (path: string): keyof typeof actions | undefined =>
  actions.avoid.some((address) => address === path) ? 'avoid' : undefined;
