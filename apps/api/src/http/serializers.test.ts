import { type Api, everyOperation } from '@traiteur/contract/operations.ts';
import { eventStreamType } from '@traiteur/contract/orders/order-news.ts';
import { isForContact, spreadsheetType } from '@traiteur/contract/statement/fields.ts';
import type { Body, Operation, Tagged } from '@traiteur/contract/statement/operation.ts';
import { contactScopes, type Role, roles, roleScopes } from '@traiteur/domain/access/scopes.ts';
import { readXlsx } from 'hucre/xlsx';
import { expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { smallKitchen, wednesday } from '../testing/small-kitchen.ts';
import { hearNews } from '../testing/streams/news-reader.ts';
import { invoiceXml } from '../../../../db/demo/kitchen/factur-x/invoice-xml.ts';
import { saltArticle } from '../testing/recipe-inputs.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { testApp } from '../testing/test-app.ts';

const { app, db, host, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { world, dahl, bowl, size, sesame, zone, ines } = kitchen;
const people = new Map(await Promise.all(roles.map(async (role) => [role, await signedIn(role)] as const)));
const personOf = (role: Role) => people.get(role) ?? expect.fail(`nobody is ${role}`);
const claire = personOf('manager');
const news = new Map(
  await Promise.all(roles.map(async (role) => [role, await hearNews(host, personOf(role).token)] as const)),
);

await world.postalCode({ code: '75019', city: 'Marqueville', zoneId: zone });
const { version, allergens } = await claire.call('clients', 'get', { id: ines.clientId });
const home = { label: 'Chez Marquise', phone: '+33199007722', address: '7, quai de la Marque', city: 'Marqueville' };
await claire.call(
  'clients',
  'update',
  { id: ines.clientId },
  {
    version,
    allergens,
    allergiesAsked: true,
    firstName: 'Inès',
    lastName: 'Delcourt',
    locale: 'fr',
    dietNote: '',
    marketingConsent: false,
    phone: '+33199007711',
    email: 'marquise@example.com',
    houseNote: 'une maison marquée',
    addresses: [{ id: ines.addressId, country: 'FR', postalCode: '75019', note: 'code Marqué', ...home }],
  },
);
const nuts = await world.allergen('Noix', 'Nuts');
const rice = await kitchen.dish({ name: 'Riz', price: 1390 });
const soup = await kitchen.dish({ name: 'Soupe', price: 1390, contains: nuts });

let keys = 0;
/** A confirmed order of Inès's for that dish. */
async function place(productId = rice): Promise<number> {
  const { id } = await kitchen.place(claire, {
    ...ines,
    lines: [kitchen.line(productId)],
    driverNote: 'porte Marquée',
    ...(productId === bowl && {
      allergyOverrides: [{ productId, allergenIds: [sesame], reason: 'vu avec la cliente' }],
    }),
  });
  await claire.call('orders', 'confirmOrder', { id });
  return id;
}

async function placeInPreparation(): Promise<number> {
  const id = await place();
  await personOf('kitchen').call('orders', 'startOrderPreparation', { id });
  return id;
}

async function placeFailed(): Promise<number> {
  const id = await placeInPreparation();
  await personOf('kitchen').call('orders', 'readyOrder', { id });
  await personOf('delivery').call('orders', 'dispatchOrder', { id });
  await personOf('delivery').call('orders', 'failOrderDelivery', { id }, { reason: 'personne' });
  return id;
}

const order = await place();
await place(bowl);
await placeFailed();
await place(soup);
await world.react(ines.clientId, { allergicTo: nuts });
// It has not left: what the driver says stays with it and changes nothing.
await personOf('delivery').call(
  'rounds',
  'recordDelivery',
  { id: order, 'Idempotency-Key': crypto.randomUUID() },
  { outcome: 'delivered', at: new Date().toISOString(), leftWith: 'la voisine Marquée' },
);

/** Of an ingredient that has sesame, or has none. */
const seeds = (word: string, state: 'contains' | 'none') => ({
  ...(sampleRecord('ingredients', word) as Body<Api['ingredients']['create']>),
  allergens: [sesame, nuts].map((allergenId) => ({ allergenId, state })),
});
const recipeOf = (word: string, ingredientId: number, productId: number | null) => ({
  ...(sampleRecord('recipes', word) as Body<Api['recipes']['create']>),
  productId,
  lines: [{ ingredientId, recipeId: null, quantity: 1000, unit: 'g' as const, promised: false }],
});
const seed = await claire.call('ingredients', 'create', {}, seeds('Graines', 'none'));
const cake = await kitchen.dish({ name: 'Gâteau', price: 500, contains: nuts });
const cakeRecipe = await claire.call('recipes', 'create', {}, recipeOf('Gâteau', seed.id, cake));
await claire.call('recipes', 'create', {}, recipeOf('Riz', seed.id, rice));
const preparation = await claire.call('recipes', 'create', {}, recipeOf('Bouillon', seed.id, null));
const station = await claire.call(
  'stations',
  'create',
  {},
  sampleRecord('stations', 'Froid') as Body<Api['stations']['create']>,
);
const supplier = sampleRecord('suppliers', 'Moulin') as Body<Api['suppliers']['create']>;
const { id: supplierId } = await claire.call('suppliers', 'create', {}, supplier);

const sesameArticle = { ...saltArticle, supplierId, taxRateId: kitchen.taxRate };
const { articles } = await claire.call(
  'ingredients',
  'create',
  {},
  {
    ...seeds('Sésame noir', 'none'),
    articles: [sesameArticle],
  },
);
const purchase = { supplierId, wantedOn: null, notes: '', lines: [{ articleId: articles[0]?.id ?? 0, packs: 2 }] };
const orderPurchase = async () => (await claire.call('purchase-orders', 'create', {}, purchase)).id;
const tenKilos = { quantity: 10_000, unit: 'kg' as const };
const goodsLine = {
  ingredientId: seed.id,
  articleId: null,
  packs: null,
  amount: tenKilos,
  linePosition: null,
  number: 'L1',
  useBy: null,
  temperature: null,
  refused: false,
  reason: '',
};
const goods = { supplierId, purchaseOrderId: null, noteNumber: '', notes: '', complete: false, lines: [goodsLine] };
const receive = () => claire.call('goods-receipts', 'receiveGoods', { 'Idempotency-Key': crypto.randomUUID() }, goods);
const batchId = (await receive()).lines[0]?.id ?? 0;
const invoiceFile = () => {
  const line = { name: 'Sésame noir', quantity: 2, unit: 'XSA', price: 12.5 };
  const xml = invoiceXml({ number: crypto.randomUUID(), lines: [line] });
  return { fileName: 'facture.xml', base64: Buffer.from(xml).toString('base64') };
};
const readInvoice = async () => (await claire.call('supplier-invoices', 'readSupplierInvoice', {}, invoiceFile())).id;
const goodsToHold = async () => ({
  ingredientBatchId: (await receive()).lines[0]?.id ?? 0,
  cookedBatchId: null,
  reason: 'rappel du fournisseur',
});
const holdGoods = async () => (await claire.call('batch-holds', 'holdBatch', {}, await goodsToHold())).id;
// Of a dish that nobody holds otherwise: the batch of a recall is on hold.
const tart = await kitchen.dish({ name: 'Tarte', price: 500 });
await claire.call('recipes', 'create', {}, recipeOf('Tarte', seed.id, tart));
await place(tart);
await claire.call('production', 'tickProduction', {}, { date: wednesday, productId: tart, sizeId: size, quantity: 1 });
const { items: lots } = await claire.call('cooked-batches', 'listCookedBatches', { date: wednesday });
const lotId = lots.find(({ name }) => name.fr === 'Tarte')?.id ?? 0;
const letter = { subject: 'Rappel', text: 'Ne le mangez pas.' };
const recall = {
  ingredientBatchId: null,
  cookedBatchId: lotId,
  reason: 'analyse',
  letters: { fr: letter, en: letter },
  withPossible: true,
};
const recallId = async () => (await claire.call('recalls', 'startRecall', {}, recall)).id;
const nextCall = async () => {
  const { people: persons } = await claire.call('recalls', 'get', { id: await recallId() });
  return { clientId: ines.clientId, at: persons[0]?.call?.at ?? null, outcome: 'spoken', note: '' };
};
const waste = { amount: { quantity: 1000, unit: 'kg' as const }, reason: 'tombé' };

const controlPoint = (fr: string) => ({
  name: { fr, en: fr },
  kind: 'cooling' as const,
  lowest: null,
  highest: 100,
  keeper: 'delivery' as const,
  hours: [],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  active: true,
});
const { id: pointId } = await claire.call('control-points', 'create', {}, controlPoint('Cellule'));
const coolingStart = { pointId, date: '2026-11-23', hour: null, subject: 'Soupe', reading: 650, action: '' };
const startCooling = async () => (await claire.call('kitchen-book', 'recordCheck', {}, coolingStart)).id;

interface Call {
  id?: number;
  query?: Record<string, string>;
  body?: object;
}

/** What is sent to the operations that need more than the number of an order. */
const calls: Readonly<Record<string, () => Promise<Call> | Call>> = {
  'orders startOrderPreparation': async () => ({ id: await place() }),
  'orders readyOrder': async () => ({ id: await placeInPreparation() }),
  'orders startOrdersPreparation': async () => ({ body: { ids: [await place()] } }),
  'orders readyOrders': async () => ({ body: { ids: [await placeInPreparation()] } }),
  'orders undoOrderChanges': async () => ({ body: { ids: [await place()] } }),
  // Each walk leaves notes, which come first.
  'orders listOrderEvents': () => ({ query: { limit: '200' } }),
  'orders addOrderNote': () => ({ body: { note: 'sans couverts' } }),
  async 'orders undoOrderChange'() {
    const id = await placeInPreparation();
    const { events } = await claire.call('orders', 'get', { id });
    const [step] = events.filter(({ kind }) => kind === 'preparation_started');
    return { id, body: { eventId: step?.id } };
  },
  'orders previewAllergyEffect': () => ({
    body: { productId: rice, allergens: [{ allergenId: sesame, presence: 'contains' }] },
  }),
  'orders listOrdersOfProduct': () => ({ id: rice, query: { date: wednesday } }),
  'orders quoteReplacement': () => ({ id: rice, body: { ids: [order], byProductId: dahl } }),
  'orders replaceProduct': async () => ({ id: rice, body: { ids: [await place()], byProductId: dahl } }),
  'order-presences seeOrder': () => ({ body: { editing: true } }),
  'ingredients create': () => ({ body: seeds('Pavot', 'none') }),
  'ingredients update': () => ({ id: seed.id, body: { ...seeds('Graines', 'none'), version: seed.version } }),
  'ingredients remove': async () => ({ id: (await claire.call('ingredients', 'create', {}, seeds('Lin', 'none'))).id }),
  'suppliers create': () => ({ body: { ...supplier, name: 'Laiterie' } }),
  'suppliers update': () => ({ id: supplierId, body: { ...supplier, version: 1 } }),
  'suppliers remove': async () => ({
    id: (await claire.call('suppliers', 'create', {}, { ...supplier, name: 'Brasserie' })).id,
  }),
  'stations create': () => ({ body: sampleRecord('stations', 'Chaud') }),
  'stations update': () => ({ id: station.id, body: { ...sampleRecord('stations', 'Froid'), version: 1 } }),
  'stations updateStationPosition': () => ({ id: station.id, body: { position: 1 } }),
  'recipes create': () => ({ body: recipeOf('Sauce', seed.id, null) }),
  'recipes update': async () => {
    const { version } = await claire.call('recipes', 'get', { id: cakeRecipe.id });
    return { id: cakeRecipe.id, body: { ...recipeOf('Gâteau', seed.id, cake), version } };
  },
  'recipes answerRecipeDifference': () => ({
    id: cakeRecipe.id,
    body: { allergenId: nuts, stays: true, reason: 'même four' },
  }),
  'recipes previewRecipeEffect': () => ({
    body: { ingredientId: seed.id, ingredient: seeds('Graines', 'contains') },
  }),
  'ingredient-batches get': () => ({ id: batchId }),
  'ingredient-batches countStock': async () => {
    const { remaining } = await claire.call('ingredient-batches', 'get', { id: batchId });
    return { body: { counts: [{ batchId, expected: remaining, amount: tenKilos }] } };
  },
  'ingredient-batches recordWaste': async () => {
    const { remaining } = await claire.call('ingredient-batches', 'get', { id: batchId });
    return { id: batchId, body: { ...waste, expected: remaining } };
  },
  'ingredient-batches undoStockMovement': async () => {
    const { remaining } = await claire.call('ingredient-batches', 'get', { id: batchId });
    const params = { id: batchId };
    const body = { ...waste, expected: remaining };
    const { movements } = await claire.call('ingredient-batches', 'recordWaste', params, body);
    return { id: batchId, body: { movementId: movements[0]?.id } };
  },
  'batch-holds list': () => ({ query: { state: 'open' } }),
  'batch-holds get': async () => ({ id: await holdGoods() }),
  'batch-holds holdBatch': async () => ({ body: await goodsToHold() }),
  'batch-holds releaseBatch': async () => ({ id: await holdGoods(), body: { reason: 'analyse conforme' } }),
  'recalls get': async () => ({ id: await recallId() }),
  'recalls exportRecall': async () => ({ id: await recallId() }),
  'recalls previewRecall': () => ({ query: { cookedBatchId: String(lotId) } }),
  'recalls startRecall': () => ({ body: recall }),
  'recalls recordRecallCall': async () => ({ id: await recallId(), body: await nextCall() }),
  'recalls endRecall': async () => ({ id: await recallId(), body: { reason: 'rien à signaler' } }),
  'traces traceBatch': () => ({ query: { orderId: String(order) } }),
  'traces listTraceStarts': () => ({ query: { words: 'Delcourt' } }),
  'control-points create': () => ({ body: controlPoint('Congélateur') }),
  'control-points update': () => ({ id: pointId, body: { ...controlPoint('Chambre froide'), version: 1 } }),
  'control-points remove': async () => ({
    id: (await claire.call('control-points', 'create', {}, controlPoint('Vitrine'))).id,
  }),
  'kitchen-book recordCheck': () => ({ body: coolingStart }),
  'kitchen-book endCheck': async () => ({ id: await startCooling(), body: { reading: 80, action: '' } }),
  'kitchen-book withdrawCheck': async () => ({ id: await startCooling(), body: { reason: 'mauvaise sonde' } }),
  'kitchen-book signKitchenDay': () => ({ query: { date: '2026-11-22' } }),
  'goods-receipts get': async () => ({ id: (await receive()).id }),
  'goods-receipts receiveGoods': () => ({ body: goods }),
  'goods-receipts undoGoodsReceipt': async () => ({ id: (await receive()).id }),
  'purchase-orders get': async () => ({ id: await orderPurchase() }),
  'purchase-orders create': () => ({ body: purchase }),
  'purchase-orders update': async () => ({ id: await orderPurchase(), body: { ...purchase, version: 1 } }),
  'purchase-orders remove': async () => ({ id: await orderPurchase() }),
  'purchase-orders sendPurchaseOrder': async () => ({ id: await orderPurchase(), body: { mail: false } }),
  'purchase-orders cancelPurchaseOrder': async () => {
    const id = await orderPurchase();
    await claire.call('purchase-orders', 'sendPurchaseOrder', { id }, { mail: false });
    return { id };
  },
  'purchase-orders exportPurchaseOrder': async () => ({ id: await orderPurchase() }),
  'purchase-orders listSupplierArticles': () => ({ id: supplierId }),
  'purchase-orders getShoppingList': () => ({ query: { from: wednesday, to: wednesday } }),
  'supplier-invoices get': async () => ({ id: await readInvoice() }),
  'supplier-invoices readSupplierInvoice': () => ({ body: invoiceFile() }),
  'supplier-invoices matchSupplierInvoice': async () => ({
    id: await readInvoice(),
    body: { version: 1, supplierId, purchaseOrderId: null, lines: [] },
  }),
  'supplier-invoices confirmSupplierInvoice': async () => {
    const id = await readInvoice();
    const lines = [{ position: 1, articleId: null, unitsPerPack: null, isAside: true }];
    const matching = { version: 1, supplierId, purchaseOrderId: null, lines };
    await claire.call('supplier-invoices', 'matchSupplierInvoice', { id }, matching);
    return { id, body: { version: 2 } };
  },
  'supplier-invoices removeSupplierInvoice': async () => ({ id: await readInvoice() }),
  'supplier-invoices getSupplierInvoiceFile': async () => ({ id: await readInvoice() }),
  'products get': () => ({ id: rice }),
  'products getAvailability': () => ({ id: rice, query: { date: wednesday } }),
  'products setAvailability': () => ({
    id: rice,
    query: { date: wednesday },
    body: { sizes: [{ sizeId: size, available: 90 }] },
  }),
  'menu-plans listMenuPlans': () => ({ query: { from: wednesday, to: wednesday } }),
  'menu-plans listMenuDishes': () => ({ query: { date: wednesday } }),
  'products listScarceOffers': () => ({ query: { date: wednesday } }),
  'production tickProduction': () => ({ body: { date: wednesday, productId: rice, sizeId: size, quantity: 1 } }),
  'production tickPreparation': () => ({
    body: { date: wednesday, recipeId: preparation.id, isDone: true, weight: 1000 },
  }),
  'production recordProductionPrint': () => ({
    body: { date: wednesday, dishes: [{ productId: rice, sizeId: size, quantity: 1 }], exceptions: [] },
  }),
  'cooked-batches listCookedBatches': () => ({ query: { date: wednesday } }),
  'production listRecipeCards': () => ({ query: { date: wednesday } }),
  'packing tickPacking': async () => {
    const { rounds } = await claire.call('packing', 'getPacking', { date: wednesday });
    return { body: { lineId: rounds[0]?.bags[0]?.lines[0]?.lineId ?? 0, quantity: 1 } };
  },
  'production listShortages': () => ({ query: { date: wednesday } }),
  'delivery-report getDeliveryReport': () => ({ query: { date: wednesday } }),
  'delivery-report exportDeliveryReport': () => ({ query: { date: wednesday } }),
  'postal-code-lookups lookUpPostalCodes': () => ({ body: { codes: ['75020'] } }),
  'delivery-explanations explainDelivery': () => ({ query: { postalCode: '75020' } }),
  'delivery-slots listDeliverySlots': () => ({ query: { postalCode: '75020' } }),
  'dish-costs getDishCosts': () => ({ query: { from: wednesday, to: wednesday } }),
  'dish-costs getDishCost': () => ({ id: dahl }),
  'dish-costs getPriceRise': () => ({ id: seed.id, query: { percent: '1000' } }),
  'dish-costs exportDishCosts': () => ({ query: { from: wednesday, to: wednesday } }),
  'labels getLabels': () => ({ query: { date: wednesday } }),
  'labels listLabelPrints': () => ({ query: { date: wednesday } }),
  'labels exportLabelPrints': () => ({ query: { date: wednesday } }),
  'labels printLabels': () => ({ body: { date: wednesday, format: 'sheet', lineIds: [2_147_483_647] } }),
  'group-orders listDayGroupOrders': () => ({ query: { date: wednesday } }),
  'cities suggestCities': () => ({ query: { postalCode: '75' } }),
  'saved-views listViews': () => ({ query: { list: 'orders' } }),
};

const nouns: readonly Tagged[] = everyOperation;
const operations = nouns.flatMap(({ tag, operations: operationsOfNoun }) =>
  Object.entries(operationsOfNoun).map(([name, operation]) => ({ tag, name, operation })),
);
type Walked = (typeof operations)[number];

/** A step is taken back by who may take it. */
const isAllowed = (role: Role, { name, operation: { scope } }: Walked) =>
  roleScopes[role].some((roleScope) => roleScope === (name === 'undoOrderChange' ? 'orders:prepare' : scope));

/** What a role reads, and what it does to orders and dishes; what one does to one's own account tells of no client. */
function isWalked(role: Role, candidate: Walked): boolean {
  const { method, scope, produces } = candidate.operation;
  if (produces === eventStreamType) return false;
  return isAllowed(role, candidate) || (method === 'GET' && ['staff', 'signed-in', 'public'].includes(scope));
}

async function ask(role: Role, { tag, name, operation: { method, path } }: Walked) {
  const { id = order, query = {}, body } = (await calls[`${tag} ${name}`]?.()) ?? {};
  const url = path.replace('{date}', wednesday).replace(/\{\w+\}/g, String(id));
  return app.inject({
    method,
    url: `/api${url}`,
    query,
    headers: { authorization: `Bearer ${personOf(role).token}`, 'idempotency-key': `walk-key-${keys++}` },
    ...(body && { payload: body }),
  });
}

/** All that an answer says, a spreadsheet's cells included. */
async function textOf({ headers, body, rawPayload }: Awaited<ReturnType<typeof ask>>): Promise<string> {
  return headers['content-type'] === spreadsheetType
    ? JSON.stringify(await readXlsx(new Uint8Array(rawPayload)))
    : body;
}

/** What an answer of that shape says in fields that are `forContact`, by the fields' names. */
function contactIn(shape: z.core.$ZodType, answer: unknown, contact = new Map<string, unknown[]>()) {
  const def = shape._zod.def as { type: string; shape?: z.core.$ZodShape } & Record<
    string,
    z.core.$ZodType | undefined
  >;
  const inner = def['innerType'] ?? def['element'];
  if (def.type === 'array' && inner)
    for (const item of Array.isArray(answer) && answer.length > 0 ? (answer as unknown[]) : [undefined])
      contactIn(inner, item, contact);
  // What is not there reaches nobody.
  else if (inner && answer !== null) contactIn(inner, answer, contact);
  for (const [name, field] of Object.entries(def.shape ?? {})) {
    const value = (answer as Record<string, unknown> | null | undefined)?.[name];
    if (isForContact(field)) contact.set(name, [...(contact.get(name) ?? []), ...(value === undefined ? [] : [value])]);
    else contactIn(field, value, contact);
  }
  return contact;
}

const contactOf = ({ result }: Operation, answer: unknown) =>
  result ? contactIn(result, answer) : new Map<string, unknown[]>();

/** Marks of Inès's address and of the clients' contact data. The delivery's own operations may name any postal code. */
const { rounds } = await claire.call('delivery-report', 'getDeliveryReport', { date: wednesday });
const point = JSON.stringify(rounds[0]?.stops[0]?.point ?? expect.fail('no stop has a point')).slice(1, -1);
const markers = /9900(77|1234)|[Mm]arqu(is|ée|é\b)|la Marque|Marqueville|Envierges/;
const ofPlaces = ['postal-codes', 'postal-code-lookups', 'delivery-zones', 'zone-maps', 'cities', 'eligibility'];

const withoutContact = roles.filter((role) => !contactScopes.some((scope) => roleScopes[role].includes(scope)));
const withContact = roles.filter((role) => !withoutContact.includes(role));
const walked = withoutContact.flatMap((role) =>
  operations.filter((operation) => isWalked(role, operation)).map((operation) => ({ role, ...operation })),
);
const marked = walked.filter(({ operation }) => contactOf(operation, undefined).size > 0);

test('the kitchen may not reach clients, and there is much to walk', () => {
  expect(withoutContact).toContain('kitchen');
  expect(walked.length).toBeGreaterThan(50);
  expect(marked.length).toBeGreaterThan(9);
});

test.each(walked.filter(({ tag }) => !ofPlaces.includes(tag)))(
  '$tag $name tells $role nothing that reaches a client',
  async ({ role, ...operation }) => {
    const answer = await ask(role, operation);
    const text = await textOf(answer);
    // What has no number 1 here is not found; whatever is of orders is there.
    const isOfOrders = /^(order|delivery-report|dashboard)/.test(operation.tag);
    expect(isOfOrders ? [200, 201, 204] : [200, 201, 204, 404], text).toContain(answer.statusCode);
    expect(text).not.toMatch(markers);
    for (const place of ['75019', point]) expect(text).not.toContain(place);
    const { headers } = answer;
    if (!String(headers['content-type']).includes('json')) return;
    for (const [name, values] of contactOf(operation.operation, answer.json()))
      expect([name, values]).toEqual([name, []]);
  },
);

test.each(
  withContact.flatMap((role) =>
    marked.filter((operation) => isAllowed(role, operation)).map((operation) => ({ ...operation, role })),
  ),
)('$tag $name tells $role how to reach the client', async ({ role, ...operation }) => {
  const answer = await ask(role, operation);
  const text = await textOf(answer);
  expect([200, 201], text).toContain(answer.statusCode);
  expect(text).toMatch(markers);
  for (const [name, values] of contactOf(operation.operation, answer.json()))
    expect([name, values.length]).not.toEqual([name, 0]);
});

test.each(withoutContact)('the news tells %s nothing that reaches a client', async (role) => {
  const id = await placeInPreparation();
  const stream = news.get(role);
  await vi.waitFor(() => expect(stream?.of(id)).toContain('preparation_started'));
  expect(JSON.stringify(stream?.heard)).not.toMatch(markers);
});

test('of orders the log keeps nothing that reaches a client', async () => {
  const entries = await db.selectFrom('audit_entries').selectAll().where('tag', '<>', 'clients').execute();
  expect(entries.length).toBeGreaterThan(10);
  expect(JSON.stringify(entries)).not.toMatch(markers);
});
