/** Fields that hold record numbers, and the noun of those records. */
export const recordFields = {
  categoryId: 'categories',
  categoryIds: 'categories',
  taxRateId: 'tax-rates',
  tagId: 'tags',
  tagIds: 'tags',
  sizeId: 'sizes',
  allergenId: 'allergens',
  withoutAllergenId: 'allergens',
  allergenIds: 'allergens',
  zoneId: 'delivery-zones',
  zoneIds: 'delivery-zones',
  scheduleId: 'delivery-schedules',
  scheduleIds: 'delivery-schedules',
} as const;

/** Fields in cents, for every noun. */
export const moneyFields: readonly string[] = [
  'price',
  'fee',
  'shippingFee',
  'freeDeliveryFrom',
  'minimumOrder',
  'budget',
  'minimumGoods',
  'total',
  'capital',
  'creditLimit',
  'paid',
  'refunded',
  'totalFrom',
  'totalTo',
  'expected',
  'counted',
  'difference',
];

/** Where the words for a field's codes are: by noun and field, or by field alone. */
export const codePlaces: Readonly<Record<string, string>> = {
  'companies terms': 'companies.terms',
  invoiceGroups: 'companies.invoiceGroups',
  'products status': 'products.status',
  'orders status': 'orders.status',
  'group-orders state': 'groupOrders.states',
  paymentStatus: 'orders.payment',
  source: 'orders.source',
  'products source': 'products.sources',
  columns: 'orders.columns',
  allergyAlert: 'auditEntries.alerts',
  allergy: 'auditEntries.answers',
  firstOrder: 'auditEntries.answers',
  role: 'administrators.roles',
  rights: 'administrators.scopes',
  locale: 'auditEntries.languages',
  presence: 'products.allergens',
  severity: 'clients.severities',
  rows: 'clientExports.rowKinds',
  type: 'discountCodes.types',
  requiredOf: 'secondFactor.groups',
  'invoices kind': 'invoices.kind',
  'discount-codes active': 'auditEntries.answers',
  'delivery-zones active': 'auditEntries.answers',
  'allergens active': 'auditEntries.answers',
  'categories active': 'auditEntries.answers',
  'companies active': 'auditEntries.answers',
  'sizes active': 'auditEntries.answers',
  'tags active': 'auditEntries.answers',
  'delivery-schedules active': 'auditEntries.answers',
  orderable: 'auditEntries.answers',
  undeclared: 'auditEntries.answers',
  soldOut: 'auditEntries.answers',
  kind: 'mails.kinds',
  kinds: 'mails.kinds',
  'imports noun': 'imports.nouns',
  'imports state': 'imports.states',
  dateBy: 'salesReport.dateBy',
  'sales-report group': 'salesReport.group',
  'sales-report period': 'lists.period',
  'takings period': 'lists.period',
  compareWith: 'salesReport.compare',
  mailSecurity: 'houseSettings.securities',
  'house-settings language': 'houseSettings.languages',
};

export const codePlaceOf = (tag: string, field: string): string | undefined =>
  codePlaces[`${tag} ${field}`] ?? codePlaces[field];

/** Fields computed from other fields: the log does not show them. */
export const derivedFields: Readonly<Record<string, readonly string[]>> = {
  'postal-codes': ['zone'],
  'delivery-schedules': ['zones'],
  'delivery-zones': ['postalCodes'],
  'delivery-configurations': ['createdAt', 'createdBy', 'since', 'standing'],
  'discount-codes': ['uses', 'standing', 'series', 'revenue', 'discount'],
  company: ['missing'],
  'house-settings': ['ends', 'fixed', 'unreadable', 'alike', 'mailsLeave', 'addresses'],
  companies: ['people', 'balance', 'vatCheck'],
  'site-texts': [
    'company',
    'dailyChoices',
    'dishes',
    'vegetarian',
    'takesTransfers',
    'takesOnline',
    'largestLineQuantity',
    'delivery',
    'allergens',
  ],
  clients: ['eaterId', 'unprovenEmail', 'ordersCount', 'ordersAmount', 'lastOrderAt', 'erasedAt'],
};

/** The fields that identify a member of a list, in order of preference. */
export const memberKeys = ['sizeId', 'allergenId', 'passage', 'postalCode', 'id', 'date', 'email'];
