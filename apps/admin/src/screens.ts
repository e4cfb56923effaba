import type { Locale } from '@traiteur/domain/language.ts';
import { signInPaths } from '@traiteur/contract/page-addresses.ts';
import { type Screen, screen } from './shell/screen.ts';
import { currentLocale } from './shell/locale.ts';

/** What one chooses from for a dish. */
const choicesOfDish = ['categories list', 'tax-rates list', 'tags list', 'allergens list', 'sizes list'] as const;

/** The site map. Router, menu, links, language switch and the tests of every screen read it. */
export const screens = {
  home: screen('/', '/en/', () => import('./dashboard/HomePage.tsx')),
  signIn: screen(signInPaths.fr, signInPaths.en, () => import('./sign-in/SignInScreen.tsx'), { middleware: ['guest'] }),
  signInEnglishWord: screen('/login', signInPaths.en, () => import('./sign-in/SignInScreen.tsx'), {
    middleware: ['guest'],
  }),

  products: screen('/produits', '/en/products', () => import('./products/ProductList.tsx'), [
    'products list',
    'categories list',
  ]),
  productAdd: screen('/produits/ajout', '/en/products/add', () => import('./products/ProductForm.tsx'), [
    'products create',
    ...choicesOfDish,
  ]),
  productConstants: screen(
    '/products/constants',
    '/en/products/constants',
    () => import('./product-constants/ProductConstants.tsx'),
    ['product-constants get', 'categories list', 'tax-rates list'],
  ),
  productEdit: screen('/produits/:id', '/en/products/:id', () => import('./products/ProductForm.tsx'), [
    'products get',
    ...choicesOfDish,
  ]),

  tags: screen('/mots-clefs', '/en/tags', () => import('./tags/TagList.tsx'), 'tags list'),
  tagAdd: screen('/mots-clefs/ajout', '/en/tags/add', () => import('./tags/TagForm.tsx'), 'tags create'),
  tagEdit: screen('/mots-clefs/:id', '/en/tags/:id', () => import('./tags/TagForm.tsx'), 'tags get'),

  allergens: screen('/allergenes', '/en/allergens', () => import('./allergens/AllergenList.tsx'), 'allergens list'),
  allergenAdd: screen(
    '/allergenes/ajout',
    '/en/allergens/add',
    () => import('./allergens/AllergenForm.tsx'),
    'allergens create',
  ),
  allergenEdit: screen(
    '/allergenes/:id',
    '/en/allergens/:id',
    () => import('./allergens/AllergenForm.tsx'),
    'allergens get',
  ),

  sizes: screen('/tailles', '/en/size', () => import('./sizes/SizeList.tsx'), 'sizes list'),
  sizeAdd: screen('/tailles/ajout', '/en/size/add', () => import('./sizes/SizeForm.tsx'), 'sizes create'),
  sizeEdit: screen('/tailles/:id', '/en/size/:id', () => import('./sizes/SizeForm.tsx'), 'sizes get'),

  orders: screen('/commandes', '/en/orders', () => import('./orders/list/OrderList.tsx'), [
    'orders list',
    'delivery-zones list',
  ]),
  orderAdd: screen('/commandes/ajout', '/en/order/add', () => import('./orders/take/OrderForm.tsx'), [
    'orders placeOrder',
    'orders quoteOrder',
    'clients list',
    'clients get',
    'products list',
    'sizes list',
    'allergens list',
    'delivery-slots listDeliverySlots',
  ]),
  order: screen('/commandes/:id/:action?', '/en/orders/:id/:action?', () => import('./orders/detail/OrderDetail.tsx'), {
    needs: ['orders get'],
    accepts: { action: /^(annuler|imprimer|cancel|print)$/ },
  }),

  discountCodes: screen(
    '/codes-promo',
    '/en/discount-codes',
    () => import('./discount-codes/DiscountCodeList.tsx'),
    'discount-codes list',
  ),
  discountCodeAdd: screen(
    '/codes-promo/ajout',
    '/en/discount-codes/add',
    () => import('./discount-codes/DiscountCodeForm.tsx'),
    ['discount-codes create', 'categories list'],
  ),
  discountCodeEdit: screen(
    '/codes-promo/:id',
    '/en/discount-codes/:id',
    () => import('./discount-codes/DiscountCodeForm.tsx'),
    ['discount-codes get', 'categories list'],
  ),

  deliveryConfigurations: screen(
    '/configuration',
    '/en/configuration',
    () => import('./delivery-configurations/DeliveryConfigurationList.tsx'),
    'delivery-configurations list',
  ),
  deliveryConfigurationAdd: screen(
    '/configuration/ajout',
    '/en/configuration/add',
    () => import('./delivery-configurations/DeliveryConfigurationForm.tsx'),
    ['delivery-configurations create', 'delivery-configurations list'],
  ),
  deliveryConfiguration: screen(
    '/configuration/:id',
    '/en/configuration/:id',
    () => import('./delivery-configurations/DeliveryConfigurationView.tsx'),
    'delivery-configurations get',
  ),

  deliveryZones: screen(
    '/zones-de-livraisons',
    '/en/delivery-zones',
    () => import('./delivery-zones/DeliveryZoneList.tsx'),
    'delivery-zones list',
  ),
  deliveryZoneAdd: screen(
    '/zones-de-livraisons/ajout',
    '/en/delivery-zones/add',
    () => import('./delivery-zones/DeliveryZoneForm.tsx'),
    'delivery-zones create',
  ),
  deliveryZoneEdit: screen(
    '/zones-de-livraisons/:id',
    '/en/delivery-zones/:id',
    () => import('./delivery-zones/DeliveryZoneForm.tsx'),
    'delivery-zones get',
  ),

  deliverySchedules: screen(
    '/horaires-de-livraison',
    '/en/delivery-schedule',
    () => import('./delivery-schedules/DeliveryScheduleList.tsx'),
    ['delivery-schedules list', 'delivery-zones list'],
  ),
  deliveryScheduleAdd: screen(
    '/horaires-de-livraison/ajout',
    '/en/delivery-schedule/add',
    () => import('./delivery-schedules/DeliveryScheduleForm.tsx'),
    ['delivery-schedules create', 'delivery-zones list'],
  ),
  deliveryScheduleEdit: screen(
    '/horaires-de-livraison/:id',
    '/en/delivery-schedule/:id',
    () => import('./delivery-schedules/DeliveryScheduleForm.tsx'),
    ['delivery-schedules get', 'delivery-zones list'],
  ),

  postalCodes: screen('/code-postal', '/en/postal-code', () => import('./postal-codes/PostalCodeList.tsx'), [
    'postal-codes list',
    'delivery-zones list',
  ]),
  postalCodeAdd: screen(
    '/code-postal/ajout',
    '/en/postal-code/add',
    () => import('./postal-codes/PostalCodeForm.tsx'),
    ['postal-codes create', 'delivery-zones list'],
  ),
  postalCodeEdit: screen('/code-postal/:id', '/en/postal-code/:id', () => import('./postal-codes/PostalCodeForm.tsx'), [
    'postal-codes get',
    'delivery-zones list',
  ]),

  deliveryReport: screen(
    '/rapport-livraison',
    '/en/delivery-report',
    () => import('./delivery-report/DeliveryReport.tsx'),
    'delivery-report getDeliveryReport',
  ),

  salesReport: screen('/rapport-facturation', '/en/billing-report', () => import('./sales-report/SalesReport.tsx'), [
    'sales-report getSalesReport',
    'delivery-zones list',
    'categories list',
  ]),

  administrators: screen(
    '/administrateurs',
    '/en/administrators',
    () => import('./administrators/AdministratorList.tsx'),
    'administrators list',
  ),
  administratorAdd: screen(
    '/administrateurs/ajout',
    '/en/administrators/add',
    () => import('./administrators/AdministratorForm.tsx'),
    'administrators create',
  ),
  administratorEdit: screen(
    '/administrateurs/:id',
    '/en/administrators/:id',
    () => import('./administrators/AdministratorForm.tsx'),
    'administrators get',
  ),
  account: screen('/compte', '/en/account', () => import('./account/AccountPage.tsx'), [
    'account getAccount',
    'account updateAccount',
    'account changePassword',
    'sessions listSessions',
  ]),
  auditEntries: screen('/journal', '/en/audit-log', () => import('./audit-entries/AuditEntryList.tsx'), [
    'audit-entries list',
    'administrators list',
  ]),

  clientExport: screen('/export-excel', '/en/excel-export', () => import('./client-exports/ClientExport.tsx'), [
    'client-exports exportClients',
    'client-exports previewClientExport',
    'delivery-zones list',
    'allergens list',
  ]),
  createDatabase: screen(
    '/createdb',
    '/en/createdb',
    () => import('./database-upkeep/DatabasePage.tsx'),
    'database-upkeep getDatabaseStatus',
  ),
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
