import { signInPaths } from '@traiteur/contract/access/sign-in-addresses.ts';
import { type Screen, screen } from '@traiteur/front/routing/screen.ts';
import { createSite } from '@traiteur/front/routing/site.ts';

/** What one chooses from for a dish. */
const choicesOfDish = ['categories list', 'tax-rates list', 'tags list', 'allergens list', 'sizes list'] as const;

/** The site map: router, menu, links, language switch and the tests of every screen read it. It knows no page. */
export const screens = {
  home: screen('/', '/en/'),
  signIn: screen(signInPaths.fr, signInPaths.en, { middleware: ['guest'] }),
  signInEnglishWord: screen('/login', signInPaths.en, {
    middleware: ['guest'],
  }),

  products: screen('/produits', '/en/products', ['products list', 'categories list']),
  productAdd: screen('/produits/ajout', '/en/products/add', ['products create', ...choicesOfDish]),
  productConstants: screen('/products/constants', '/en/products/constants', [
    'product-constants get',
    'categories list',
    'tax-rates list',
  ]),
  productEdit: screen('/produits/:id', '/en/products/:id', ['products get', ...choicesOfDish]),

  tags: screen('/mots-clefs', '/en/tags', 'tags list'),
  tagAdd: screen('/mots-clefs/ajout', '/en/tags/add', 'tags create'),
  tagEdit: screen('/mots-clefs/:id', '/en/tags/:id', 'tags get'),

  allergens: screen('/allergenes', '/en/allergens', 'allergens list'),
  allergenAdd: screen('/allergenes/ajout', '/en/allergens/add', 'allergens create'),
  allergenEdit: screen('/allergenes/:id', '/en/allergens/:id', 'allergens get'),

  sizes: screen('/tailles', '/en/size', 'sizes list'),
  sizeAdd: screen('/tailles/ajout', '/en/size/add', 'sizes create'),
  sizeEdit: screen('/tailles/:id', '/en/size/:id', 'sizes get'),

  orders: screen('/commandes', '/en/orders', ['orders list', 'delivery-zones list']),
  orderAdd: screen('/commandes/ajout', '/en/order/add', [
    'orders placeOrder',
    'orders quoteOrder',
    'clients list',
    'clients get',
    'products list',
    'sizes list',
    'allergens list',
    'delivery-slots listDeliverySlots',
  ]),
  order: screen('/commandes/:id/:action?', '/en/orders/:id/:action?', {
    needs: ['orders get'],
    accepts: { action: /^(annuler|imprimer|cancel|print)$/ },
  }),

  discountCodes: screen('/codes-promo', '/en/discount-codes', 'discount-codes list'),
  discountCodeAdd: screen('/codes-promo/ajout', '/en/discount-codes/add', ['discount-codes create', 'categories list']),
  discountCodeEdit: screen('/codes-promo/:id', '/en/discount-codes/:id', ['discount-codes get', 'categories list']),

  deliveryConfigurations: screen('/configuration', '/en/configuration', 'delivery-configurations list'),
  deliveryConfigurationAdd: screen('/configuration/ajout', '/en/configuration/add', [
    'delivery-configurations create',
    'delivery-configurations list',
  ]),
  deliveryConfiguration: screen('/configuration/:id', '/en/configuration/:id', 'delivery-configurations get'),

  deliveryZones: screen('/zones-de-livraisons', '/en/delivery-zones', 'delivery-zones list'),
  deliveryZoneAdd: screen('/zones-de-livraisons/ajout', '/en/delivery-zones/add', 'delivery-zones create'),
  deliveryZoneEdit: screen('/zones-de-livraisons/:id', '/en/delivery-zones/:id', 'delivery-zones get'),

  deliverySchedules: screen('/horaires-de-livraison', '/en/delivery-schedule', [
    'delivery-schedules list',
    'delivery-zones list',
  ]),
  deliveryScheduleAdd: screen('/horaires-de-livraison/ajout', '/en/delivery-schedule/add', [
    'delivery-schedules create',
    'delivery-zones list',
  ]),
  deliveryScheduleEdit: screen('/horaires-de-livraison/:id', '/en/delivery-schedule/:id', [
    'delivery-schedules get',
    'delivery-zones list',
  ]),

  postalCodes: screen('/code-postal', '/en/postal-code', ['postal-codes list', 'delivery-zones list']),
  postalCodeAdd: screen('/code-postal/ajout', '/en/postal-code/add', ['postal-codes create', 'delivery-zones list']),
  postalCodeEdit: screen('/code-postal/:id', '/en/postal-code/:id', ['postal-codes get', 'delivery-zones list']),

  deliveryReport: screen('/rapport-livraison', '/en/delivery-report', 'delivery-report getDeliveryReport'),

  salesReport: screen('/rapport-facturation', '/en/billing-report', [
    'sales-report getSalesReport',
    'delivery-zones list',
    'categories list',
  ]),

  administrators: screen('/administrateurs', '/en/administrators', 'administrators list'),
  administratorAdd: screen('/administrateurs/ajout', '/en/administrators/add', 'administrators create'),
  administratorEdit: screen('/administrateurs/:id', '/en/administrators/:id', 'administrators get'),
  account: screen('/compte', '/en/account', [
    'account getAccount',
    'account updateAccount',
    'account changePassword',
    'sessions listSessions',
  ]),
  auditEntries: screen('/journal', '/en/audit-log', ['audit-entries list', 'administrators list']),

  clientExport: screen('/export-excel', '/en/excel-export', [
    'client-exports exportClients',
    'client-exports previewClientExport',
    'delivery-zones list',
    'allergens list',
  ]),
  createDatabase: screen('/createdb', '/en/createdb', 'database-upkeep getDatabaseStatus'),
} satisfies Record<string, Screen>;

/** The addresses of the administration: every link, the language switch and the guard ask it. */
export const site = createSite(screens);

export type ScreenName = keyof typeof screens;
