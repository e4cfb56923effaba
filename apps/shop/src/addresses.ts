import {
  groupOrderPaths,
  mealPreviewPaths,
  siteLinkPaths,
  siteInvoicePaths,
  siteMealPaths,
  siteOrderPaths,
  siteSignInPaths,
} from '@traiteur/contract/site/site-addresses.ts';
import { housePaths } from '@traiteur/contract/site/house-paths.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { fill, type ParametersOf } from '@traiteur/front/routing/screen.ts';

/** The site map, French address first. It must not import any page. */
export const addresses = {
  ...housePaths,
  menu: ['/carte/:date', '/en/menu/:date'],
  meal: [siteMealPaths.fr, siteMealPaths.en],
  mealPreview: [mealPreviewPaths.fr, mealPreviewPaths.en],
  cart: ['/panier', '/en/cart'],
  payment: ['/payer/:token', '/en/pay/:token'],
  checkout: ['/commander', '/en/checkout'],
  signIn: [siteSignInPaths.fr, siteSignInPaths.en],
  forgottenPassword: ['/mot-de-passe-oublie', '/en/forgotten-password'],
  register: ['/inscription', '/en/register'],
  confirmRegistration: [siteLinkPaths.registration.fr, siteLinkPaths.registration.en],
  choosePassword: [siteLinkPaths.claim.fr, siteLinkPaths.claim.en],
  account: ['/compte', '/en/account'],
  order: [siteOrderPaths.fr, siteOrderPaths.en],
  invoice: [siteInvoicePaths.fr, siteInvoicePaths.en],
  changeOrder: ['/commandes/:id/modifier', '/en/orders/:id/change'],
  groupMeal: [groupOrderPaths.guest.fr, groupOrderPaths.guest.en],
  groupOrders: ['/commandes-de-groupe', '/en/group-orders'],
  groupOrder: [groupOrderPaths.host.fr, groupOrderPaths.host.en],
  payOrder: ['/commandes/:id/payer', '/en/orders/:id/pay'],
} as const satisfies Record<string, readonly [fr: `/${string}`, en: `/en/${string}`]>;

type Addresses = typeof addresses;
export type PageName = keyof Addresses;

export type GivenTo<Name extends PageName> = keyof ParametersOf<Addresses[Name][0]> extends never
  ? [parameters?: Record<never, never>]
  : [parameters: ParametersOf<Addresses[Name][0]>];

type AddressOf = <Name extends PageName>(name: Name, locale: Locale, ...parameters: GivenTo<Name>) => string;

export const addressOf: AddressOf = (name, locale, ...[parameters = {}]) => patternAddress(name, locale, parameters);

/** For parameters that come out of an address and are not typed. */
export const patternAddress = (name: PageName, locale: Locale, parameters: object): string =>
  fill(addresses[name][locale === 'fr' ? 0 : 1], parameters) || '/';

/** Targets of forms that work without a script. */
const actions = { avoid: ['/eviter', '/en/avoid'], eaters: ['/qui-mange', '/en/who-eats'] } as const;

/** Id of the page's allergen section: its forms come back there. */
export const avoidPlace = 'avoid-title';
export const eatersPlace = 'eaters-title';

export const actionAddress = (name: keyof typeof actions, locale: Locale): string =>
  actions[name][locale === 'fr' ? 0 : 1];

export const actionAt = (path: string): keyof typeof actions | undefined =>
  (['avoid', 'eaters'] as const).find((name) => actions[name].some((address) => address === path));
