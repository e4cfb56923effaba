import type { Locale } from '@traiteur/contract/statement/fields.ts';
import { signInPaths } from '@traiteur/contract/page-addresses.ts';
import { type Screen, screen } from './shell/screen.ts';
import { currentLocale } from './shell/locale.ts';

/** What one chooses from for a dish. */
const choicesOfDish = [
  'categories listCategories',
  'tax-rates listTaxRates',
  'tags listTags',
  'allergens listAllergens',
  'sizes listSizes',
] as const;

/** The site map. Router, menu, links, language switch and the tests of every screen read it. */
export const screens = {
  home: screen('/', '/en/', () => import('./dashboard/HomePage.tsx')),
  signIn: screen(signInPaths.fr, signInPaths.en, () => import('./sign-in/SignInScreen.tsx'), { middleware: ['guest'] }),
  signInEnglishWord: screen('/login', signInPaths.en, () => import('./sign-in/SignInScreen.tsx'), {
    middleware: ['guest'],
  }),

  products: screen('/produits', '/en/products', () => import('./products/ProductList.tsx'), [
    'products listProducts',
    'categories listCategories',
  ]),
  productAdd: screen('/produits/ajout', '/en/products/add', () => import('./products/ProductForm.tsx'), [
    'products createProduct',
    ...choicesOfDish,
  ]),
  productConstants: screen(
    '/products/constants',
    '/en/products/constants',
    () => import('./product-constants/ProductConstants.tsx'),
    ['product-constants getProductConstants', 'categories listCategories', 'tax-rates listTaxRates'],
  ),
  productEdit: screen('/produits/:id', '/en/products/:id', () => import('./products/ProductForm.tsx'), [
    'products getProduct',
    ...choicesOfDish,
  ]),

  tags: screen('/mots-clefs', '/en/tags', () => import('./tags/TagList.tsx'), 'tags listTags'),
  tagAdd: screen('/mots-clefs/ajout', '/en/tags/add', () => import('./tags/TagForm.tsx'), 'tags createTag'),
  tagEdit: screen('/mots-clefs/:id', '/en/tags/:id', () => import('./tags/TagForm.tsx'), 'tags getTag'),

  allergens: screen(
    '/allergenes',
    '/en/allergens',
    () => import('./allergens/AllergenList.tsx'),
    'allergens listAllergens',
  ),
  allergenAdd: screen(
    '/allergenes/ajout',
    '/en/allergens/add',
    () => import('./allergens/AllergenForm.tsx'),
    'allergens createAllergen',
  ),
  allergenEdit: screen(
    '/allergenes/:id',
    '/en/allergens/:id',
    () => import('./allergens/AllergenForm.tsx'),
    'allergens getAllergen',
  ),

  sizes: screen('/tailles', '/en/size', () => import('./sizes/SizeList.tsx'), 'sizes listSizes'),
  sizeAdd: screen('/tailles/ajout', '/en/size/add', () => import('./sizes/SizeForm.tsx'), 'sizes createSize'),
  sizeEdit: screen('/tailles/:id', '/en/size/:id', () => import('./sizes/SizeForm.tsx'), 'sizes getSize'),

  orders: screen('/commandes', '/en/orders', () => import('./orders/list/OrderList.tsx'), [
    'orders listOrders',
    'delivery-zones listDeliveryZones',
  ]),
  orderAdd: screen('/commandes/ajout', '/en/order/add', () => import('./orders/take/OrderForm.tsx'), [
    'orders placeOrder',
    'orders quoteOrder',
    'clients listClients',
    'clients getClient',
    'products listProducts',
    'sizes listSizes',
    'allergens listAllergens',
    'delivery-slots listDeliverySlots',
  ]),
  order: screen('/commandes/:id/:action?', '/en/orders/:id/:action?', () => import('./orders/detail/OrderDetail.tsx'), {
    needs: ['orders getOrder'],
    accepts: { action: /^(annuler|imprimer|cancel|print)$/ },
  }),

  discountCodes: screen(
    '/codes-promo',
    '/en/discount-codes',
    () => import('./discount-codes/DiscountCodeList.tsx'),
    'discount-codes listDiscountCodes',
  ),
  discountCodeAdd: screen(
    '/codes-promo/ajout',
    '/en/discount-codes/add',
    () => import('./discount-codes/DiscountCodeForm.tsx'),
    ['discount-codes createDiscountCode', 'categories listCategories'],
  ),
  discountCodeEdit: screen(
    '/codes-promo/:id',
    '/en/discount-codes/:id',
    () => import('./discount-codes/DiscountCodeForm.tsx'),
    ['discount-codes getDiscountCode', 'categories listCategories'],
  ),

  deliveryConfigurations: screen(
    '/configuration',
    '/en/configuration',
    () => import('./delivery-configurations/DeliveryConfigurationList.tsx'),
    'delivery-configurations listDeliveryConfigurations',
  ),
  deliveryConfigurationAdd: screen(
    '/configuration/ajout',
    '/en/configuration/add',
    () => import('./delivery-configurations/DeliveryConfigurationForm.tsx'),
    ['delivery-configurations createDeliveryConfiguration', 'delivery-configurations listDeliveryConfigurations'],
  ),
  deliveryConfiguration: screen(
    '/configuration/:id',
    '/en/configuration/:id',
    () => import('./delivery-configurations/DeliveryConfigurationView.tsx'),
    'delivery-configurations getDeliveryConfiguration',
  ),

  deliveryZones: screen(
    '/zones-de-livraisons',
    '/en/delivery-zones',
    () => import('./delivery-zones/DeliveryZoneList.tsx'),
    'delivery-zones listDeliveryZones',
  ),
  deliveryZoneAdd: screen(
    '/zones-de-livraisons/ajout',
    '/en/delivery-zones/add',
    () => import('./delivery-zones/DeliveryZoneForm.tsx'),
    'delivery-zones createDeliveryZone',
  ),
  deliveryZoneEdit: screen(
    '/zones-de-livraisons/:id',
    '/en/delivery-zones/:id',
    () => import('./delivery-zones/DeliveryZoneForm.tsx'),
    'delivery-zones getDeliveryZone',
  ),

  deliverySchedules: screen(
    '/horaires-de-livraison',
    '/en/delivery-schedule',
    () => import('./delivery-schedules/DeliveryScheduleList.tsx'),
    ['delivery-schedules listDeliverySchedules', 'delivery-zones listDeliveryZones'],
  ),
  deliveryScheduleAdd: screen(
    '/horaires-de-livraison/ajout',
    '/en/delivery-schedule/add',
    () => import('./delivery-schedules/DeliveryScheduleForm.tsx'),
    ['delivery-schedules createDeliverySchedule', 'delivery-zones listDeliveryZones'],
  ),
  deliveryScheduleEdit: screen(
    '/horaires-de-livraison/:id',
    '/en/delivery-schedule/:id',
    () => import('./delivery-schedules/DeliveryScheduleForm.tsx'),
    ['delivery-schedules getDeliverySchedule', 'delivery-zones listDeliveryZones'],
  ),

  postalCodes: screen('/code-postal', '/en/postal-code', () => import('./postal-codes/PostalCodeList.tsx'), [
    'postal-codes listPostalCodes',
    'delivery-zones listDeliveryZones',
  ]),
  postalCodeAdd: screen(
    '/code-postal/ajout',
    '/en/postal-code/add',
    () => import('./postal-codes/PostalCodeForm.tsx'),
    ['postal-codes createPostalCode', 'delivery-zones listDeliveryZones'],
  ),
  postalCodeEdit: screen('/code-postal/:id', '/en/postal-code/:id', () => import('./postal-codes/PostalCodeForm.tsx'), [
    'postal-codes getPostalCode',
    'delivery-zones listDeliveryZones',
  ]),

  deliveryReport: screen(
    '/rapport-livraison',
    '/en/delivery-report',
    () => import('./delivery-report/DeliveryReport.tsx'),
    'reports getDeliveryReport',
  ),

  salesReport: screen('/rapport-facturation', '/en/billing-report', () => import('./sales-report/SalesReport.tsx'), [
    'reports getSalesReport',
    'delivery-zones listDeliveryZones',
    'categories listCategories',
  ]),

  administrators: screen(
    '/administrateurs',
    '/en/administrators',
    () => import('./administrators/AdministratorList.tsx'),
    'administrators listAdministrators',
  ),
  administratorAdd: screen(
    '/administrateurs/ajout',
    '/en/administrators/add',
    () => import('./administrators/AdministratorForm.tsx'),
    'administrators createAdministrator',
  ),
  administratorEdit: screen(
    '/administrateurs/:id',
    '/en/administrators/:id',
    () => import('./administrators/AdministratorForm.tsx'),
    'administrators getAdministrator',
  ),
  account: screen('/compte', '/en/account', () => import('./account/AccountPage.tsx'), [
    'account getAccount',
    'account updateAccount',
    'account changePassword',
    'sessions listSessions',
  ]),
  auditEntries: screen('/journal', '/en/audit-log', () => import('./audit-entries/AuditEntryList.tsx'), [
    'audit-entries listAuditEntries',
    'administrators listAdministrators',
  ]),

  clientExport: screen('/export-excel', '/en/excel-export', () => import('./client-exports/ClientExport.tsx'), [
    'exports exportClients',
    'exports previewClientExport',
    'delivery-zones listDeliveryZones',
    'allergens listAllergens',
  ]),
  createDatabase: screen(
    '/createdb',
    '/en/createdb',
    () => import('./database-upkeep/DatabasePage.tsx'),
    'database getDatabaseStatus',
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
