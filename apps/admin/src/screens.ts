import type { Locale } from '@traiteur/contract/fields.ts';
import type { ComponentType } from 'react';
import { currentLocale } from './shell/locale.ts';

type Page = () => Promise<{ default: ComponentType }>;

export interface Screen {
  /** Addresses as the router reads them; a list's form is at the list's address and the thing's number. */
  fr: string;
  en: string;
  /** Who may see it: anybody, only visitors, or who signed in. */
  guard: 'open' | 'guest-only' | 'signed-in';
  /** Operation that the screen cannot do without, as `tag operation`: not offered, not shown. */
  needs?: readonly [tag: string, operation: string];
  /** What its parameters may be; anything else is no address of ours. `id` is a number unless said. */
  accepts?: Record<string, RegExp>;
  /** Absent while nothing answers at its addresses: they are the 404 page's, and no menu or link leads to them. */
  page?: Page;
}

const isNumber = /^[1-9]\d{0,9}$/;

/** A screen for who signed in, unless it says otherwise. */
const screen = <const S extends Omit<Screen, 'guard'> & Partial<Screen>>(of: S): S & Screen => ({
  guard: 'signed-in',
  ...of,
  accepts: { id: isNumber, ...of.accepts },
});

/** The site map. Router, menu, links, language switch and the tests of every screen read it. */
export const screens = {
  home: screen({ fr: '/', en: '/en/', page: () => import('./home/HomePage.tsx') }),
  signIn: screen({
    fr: '/connexion',
    en: '/en/login',
    guard: 'guest-only',
    page: () => import('./sign-in/SignIn.tsx'),
  }),
  signInEnglishWord: screen({
    fr: '/login',
    en: '/en/login',
    guard: 'guest-only',
    page: () => import('./sign-in/SignIn.tsx'),
  }),

  products: screen({
    fr: '/produits',
    en: '/en/products',
    needs: ['products', 'listProducts'],
    page: () => import('./products/ProductList.tsx'),
  }),
  productAdd: screen({
    fr: '/produits/ajout',
    en: '/en/products/add',
    needs: ['products', 'createProduct'],
    page: () => import('./products/ProductForm.tsx'),
  }),
  productEdit: screen({
    fr: '/produits/:id',
    en: '/en/products/:id',
    needs: ['products', 'getProduct'],
    page: () => import('./products/ProductForm.tsx'),
  }),

  tags: screen({
    fr: '/mots-clefs',
    en: '/en/tags',
    needs: ['tags', 'listTags'],
    page: () => import('./tags/TagList.tsx'),
  }),
  tagAdd: screen({
    fr: '/mots-clefs/ajout',
    en: '/en/tags/add',
    needs: ['tags', 'createTag'],
    page: () => import('./tags/TagForm.tsx'),
  }),
  tagEdit: screen({
    fr: '/mots-clefs/:id',
    en: '/en/tags/:id',
    needs: ['tags', 'getTag'],
    page: () => import('./tags/TagForm.tsx'),
  }),

  allergens: screen({
    fr: '/allergenes',
    en: '/en/allergens',
    needs: ['allergens', 'listAllergens'],
    page: () => import('./allergens/AllergenList.tsx'),
  }),
  allergenAdd: screen({
    fr: '/allergenes/ajout',
    en: '/en/allergens/add',
    needs: ['allergens', 'createAllergen'],
    page: () => import('./allergens/AllergenForm.tsx'),
  }),
  allergenEdit: screen({
    fr: '/allergenes/:id',
    en: '/en/allergens/:id',
    needs: ['allergens', 'getAllergen'],
    page: () => import('./allergens/AllergenForm.tsx'),
  }),

  sizes: screen({
    fr: '/tailles',
    en: '/en/size',
    needs: ['sizes', 'listSizes'],
    page: () => import('./sizes/SizeList.tsx'),
  }),
  sizeAdd: screen({
    fr: '/tailles/ajout',
    en: '/en/size/add',
    needs: ['sizes', 'createSize'],
    page: () => import('./sizes/SizeForm.tsx'),
  }),
  sizeEdit: screen({
    fr: '/tailles/:id',
    en: '/en/size/:id',
    needs: ['sizes', 'getSize'],
    page: () => import('./sizes/SizeForm.tsx'),
  }),

  orders: screen({
    fr: '/commandes',
    en: '/en/orders',
    needs: ['orders', 'listOrders'],
    page: () => import('./orders/OrderList.tsx'),
  }),
  orderAdd: screen({
    fr: '/commandes/ajout',
    en: '/en/order/add',
    needs: ['orders', 'placeOrder'],
    page: () => import('./orders/OrderForm.tsx'),
  }),
  order: screen({
    fr: '/commandes/:id/:action?',
    en: '/en/orders/:id/:action?',
    needs: ['orders', 'getOrder'],
    accepts: { action: /^(annuler|imprimer|cancel|print)$/ },
    page: () => import('./orders/OrderDetail.tsx'),
  }),

  deliveryConfigurations: screen({
    fr: '/configuration',
    en: '/en/configuration',
    needs: ['delivery-configurations', 'listDeliveryConfigurations'],
    page: () => import('./delivery-configurations/DeliveryConfigurationList.tsx'),
  }),
  deliveryConfigurationAdd: screen({
    fr: '/configuration/ajout',
    en: '/en/configuration/add',
    needs: ['delivery-configurations', 'createDeliveryConfiguration'],
    page: () => import('./delivery-configurations/DeliveryConfigurationForm.tsx'),
  }),
  deliveryConfiguration: screen({
    fr: '/configuration/:id',
    en: '/en/configuration/:id',
    needs: ['delivery-configurations', 'getDeliveryConfiguration'],
    page: () => import('./delivery-configurations/DeliveryConfigurationView.tsx'),
  }),

  deliveryZones: screen({
    fr: '/zones-de-livraisons',
    en: '/en/delivery-zones',
    needs: ['delivery-zones', 'listDeliveryZones'],
    page: () => import('./delivery-zones/DeliveryZoneList.tsx'),
  }),
  deliveryZoneAdd: screen({
    fr: '/zones-de-livraisons/ajout',
    en: '/en/delivery-zones/add',
    needs: ['delivery-zones', 'createDeliveryZone'],
    page: () => import('./delivery-zones/DeliveryZoneForm.tsx'),
  }),
  deliveryZoneEdit: screen({
    fr: '/zones-de-livraisons/:id',
    en: '/en/delivery-zones/:id',
    needs: ['delivery-zones', 'getDeliveryZone'],
    page: () => import('./delivery-zones/DeliveryZoneForm.tsx'),
  }),

  deliverySchedules: screen({
    fr: '/horaires-de-livraison',
    en: '/en/delivery-schedule',
    needs: ['delivery-schedules', 'listDeliverySchedules'],
    page: () => import('./delivery-schedules/DeliveryScheduleList.tsx'),
  }),
  deliveryScheduleAdd: screen({
    fr: '/horaires-de-livraison/ajout',
    en: '/en/delivery-schedule/add',
    needs: ['delivery-schedules', 'createDeliverySchedule'],
    page: () => import('./delivery-schedules/DeliveryScheduleForm.tsx'),
  }),
  deliveryScheduleEdit: screen({
    fr: '/horaires-de-livraison/:id',
    en: '/en/delivery-schedule/:id',
    needs: ['delivery-schedules', 'getDeliverySchedule'],
    page: () => import('./delivery-schedules/DeliveryScheduleForm.tsx'),
  }),

  postalCodes: screen({
    fr: '/code-postal',
    en: '/en/postal-code',
    needs: ['postal-codes', 'listPostalCodes'],
    page: () => import('./postal-codes/PostalCodeList.tsx'),
  }),
  postalCodeAdd: screen({
    fr: '/code-postal/ajout',
    en: '/en/postal-code/add',
    needs: ['postal-codes', 'createPostalCode'],
    page: () => import('./postal-codes/PostalCodeForm.tsx'),
  }),
  postalCodeEdit: screen({
    fr: '/code-postal/:id',
    en: '/en/postal-code/:id',
    needs: ['postal-codes', 'getPostalCode'],
    page: () => import('./postal-codes/PostalCodeForm.tsx'),
  }),

  deliveryReport: screen({
    fr: '/rapport-livraison',
    en: '/en/delivery-report',
    needs: ['reports', 'getDeliveryReport'],
    page: () => import('./delivery-report/DeliveryReport.tsx'),
  }),

  administrators: screen({
    fr: '/administrateurs',
    en: '/en/administrators',
    needs: ['administrators', 'listAdministrators'],
    page: () => import('./administrators/AdministratorList.tsx'),
  }),
  administratorAdd: screen({
    fr: '/administrateurs/ajout',
    en: '/en/administrators/add',
    needs: ['administrators', 'createAdministrator'],
    page: () => import('./administrators/AdministratorForm.tsx'),
  }),
  administratorEdit: screen({
    fr: '/administrateurs/:id',
    en: '/en/administrators/:id',
    needs: ['administrators', 'getAdministrator'],
    page: () => import('./administrators/AdministratorForm.tsx'),
  }),
  sessions: screen({
    fr: '/sessions',
    en: '/en/sessions',
    needs: ['sessions', 'listSessions'],
    page: () => import('./sessions/SessionList.tsx'),
  }),

  productConstants: screen({ fr: '/products/constants', en: '/en/products/constants' }),
  salesReport: screen({ fr: '/rapport-facturation', en: '/en/billing-report' }),
  clientExport: screen({ fr: '/export-excel', en: '/en/excel-export' }),
  discountCodes: screen({ fr: '/codes-promo', en: '/en/discount-codes' }),
  discountCodeAdd: screen({ fr: '/codes-promo/ajout', en: '/en/discount-codes/add' }),
  createDatabase: screen({ fr: '/createdb', en: '/en/createdb' }),
} satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** Parameters that an address needs, read off its French form. */
type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Named<Name> & ParametersOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Named<Name>
    : Record<never, never>;
type Named<Name extends string> = Name extends `${infer Optional}?`
  ? { [N in Optional]?: string | number }
  : { [N in Name]: string | number };

type Given<Name extends ScreenName> = keyof ParametersOf<(typeof screens)[Name]['fr']> extends never
  ? [parameters?: Record<never, never>, locale?: Locale]
  : [parameters: ParametersOf<(typeof screens)[Name]['fr']>, locale?: Locale];

/** The only way to write an address: that of a screen in the current language, its parameters filled in. */
export function to<Name extends ScreenName>(
  name: Name,
  ...[parameters = {}, locale = currentLocale()]: Given<Name>
): string {
  return fill(screens[name][locale], parameters);
}

/** A pattern with its parameters filled in; optional ones that are absent leave nothing behind. */
export function fill(pattern: string, parameters: object): string {
  const given = new Map(Object.entries(parameters).map(([name, value]) => [name, String(value ?? '')]));
  return pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = given.get(name);
    return value ? `/${encodeURIComponent(value)}` : '';
  });
}
