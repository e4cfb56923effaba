import { usualKeeping } from '@traiteur/contract/catalogue/products.ts';
import { unknownNutrition } from '@traiteur/domain/catalogue/nutrients.ts';
import { type Api, everyOperation } from '@traiteur/contract/operations.ts';
import type { Body, Operation, Tagged } from '@traiteur/contract/statement/operation.ts';
import { siteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { eventMailKinds } from '@traiteur/domain/house/mail-kinds.ts';
import { plainText, slugOf } from '@traiteur/domain/text/slug.ts';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { seededRandom } from '../../../../db/demo/random.ts';
import { orderBook } from '../testing/delivered-orders.ts';
import { tenPercent } from '../testing/discounts/ten-percent.ts';
import { refusedWith } from '../testing/expectations/refused-with.ts';
import { smallKitchen, wednesday } from '../testing/small-kitchen.ts';
import { invoiceXml } from '../../../../db/demo/kitchen/factur-x/invoice-xml.ts';
import { ingredientInput, saltArticle, supplierInput } from '../testing/recipe-inputs.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { testApp } from '../testing/test-app.ts';

const { db, signedIn, clientSignedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { world } = kitchen;
const owner = await signedIn('owner');
const book = orderBook(owner, kitchen);

type Tag = keyof Api;

type NewNoun = { [T in Tag]: Api[T] extends { create: Operation } ? T : never }[Tag];
type NewRecord<T extends NewNoun> = Api[T] extends { create: infer O extends Operation } ? Body<O> : never;

const salt = db
  .insertInto('ingredients')
  .values({
    name_fr: 'Sel fin',
    name_en: 'Table salt',
    composition_fr: '',
    composition_en: '',
    active: true,
    edible_share: 100,
    storage: 'dry',
    document: '',
  })
  .returning('id')
  .executeTakeFirstOrThrow()
  .then(({ id }) => id);

/** What is sent to add a record that goes by a word, where its schema does not say enough for a sample. */
const newRecords: { [T in NewNoun]?: (word: string) => NewRecord<T> | Promise<NewRecord<T>> } = {
  administrators: (word) => ({
    firstName: word,
    lastName: 'Benali',
    email: `${slugOf(word)}@example.com`,
    locale: 'fr',
    role: 'kitchen',
    active: true,
    password: 'la cuisine est ouverte',
  }),
  'tax-rates': (word) => ({ ...bilingualName(word), components: [{ name: 'TVA', rate: 5500 }] }),
  products: (word) => ({
    name: bilingualName(word).name,
    slug: { fr: slugOf(word), en: slugOf(word) },
    description: { fr: '', en: '' },
    ingredients: { fr: '', en: '' },
    categoryId: kitchen.category,
    taxRateId: kitchen.taxRate,
    status: 'draft',
    pictures: [],
    tagIds: [],
    allergensDeclared: true,
    allergens: [{ allergenId: kitchen.sesame, presence: 'contains' }],
    weekdays: [1],
    offers: [{ sizeId: kitchen.size, price: 950, quantityAvailable: null }],
    nutrition: unknownNutrition,
    ...usualKeeping,
  }),
  clients: (word) => ({
    firstName: word,
    lastName: 'Vasseur',
    email: `${slugOf(word)}@example.com`,
    phone: '+33199001234',
    locale: 'fr',
    dietNote: '',
    houseNote: '',
    marketingConsent: false,
    allergens: [],
    allergiesAsked: true,
    addresses: [],
  }),
  companies: (word) => ({
    legalName: word,
    businessNumber: '',
    vatNumber: '',
    address: '3, rue du Port',
    postalCode: '75010',
    city: 'Paris',
    country: 'FR',
    contacts: [],
    referenceRequired: false,
    terms: 'monthly',
    invoiceGroups: 'person',
    creditLimit: null,
    active: true,
  }),
  recipes: async (word) => ({
    ...bilingualName(word),
    active: true,
    productId: null,
    fromDate: null,
    lines: [{ ingredientId: await salt, recipeId: null, quantity: 1000, unit: 'g', promised: false }],
    steps: [],
    preparingLoss: 0,
    cookingLoss: 0,
    density: null,
    pieceWeight: null,
    stationId: null,
    shelfLife: null,
    portions: [],
  }),
  'purchase-orders': async (word) => {
    const { supplierId, articleId } = await soldSalt(word);
    return { supplierId, wantedOn: null, notes: word, lines: [{ articleId, packs: 2 }] };
  },
  'postal-codes': (word) => ({ country: 'FR', code: `${10_000 + nextNumber()}`, city: word, zoneId: null }),
  'delivery-schedules': async (word) => ({
    weekday: 2,
    start: '11:30',
    end: '13:30',
    zoneIds: [await world.zone({ name: word })],
    capacity: 20,
    noticeHours: 12,
    active: true,
  }),
  'delivery-configurations': () => ({
    effectiveFrom: null,
    shippingFee: 490,
    freeDeliveryFrom: null,
    noticeHours: 24,
    promiseHours: 48,
    horizonDays: 14,
    closedDates: [],
  }),
  'menu-templates': (word) => ({
    ...bilingualName(word),
    span: 'week',
    days: [{ weekday: 3, choiceIds: [kitchen.dahl] }],
  }),
  'discount-codes': (word) => ({ ...tenPercent, code: slugOf(word) }),
};

/** In both languages, and in use. */
function bilingualName(word: string) {
  return { name: { fr: word, en: word }, active: true };
}

let counter = 0;
/** Counts, so that what is saved differs each time. */
const nextNumber = () => ++counter;
const random = seededRandom(1);
/** A word that nothing here goes by yet, spelt unlike the others: names that are merely alike are found too. */
function newWord(): string {
  const letters = Array.from({ length: 8 }, () => String.fromCharCode(random.int(97, 122)));
  return `É${letters.join('')}ç`;
}

type NameOf<Kind extends 'saving' | 'searched'> = {
  [T in Tag]: {
    [N in keyof Api[T] & string]: Kind extends KindsOf<Api[T][N]> ? `${T} ${N}` : never;
  }[keyof Api[T] & string];
}[Tag];
type KindsOf<O> = O extends Operation
  ?
      | (O['method'] extends 'PUT' ? ('version' extends keyof Body<O> ? 'saving' : never) : never)
      | (O extends { query: z.ZodMiniType; result: z.ZodMiniType }
          ? 'search' extends keyof z.input<O['query']>
            ? 'searched'
            : never
          : never)
  : never;

type Versioned = Record<string, unknown> & { version?: unknown };

interface Saving {
  /** Content that differs each time it is asked for. */
  content: () => object | Promise<object>;
  parameters?: object;
  by?: ApiClient;
  /** For an operation that does not name what reads its record. */
  read?: () => Promise<Versioned>;
}

const groupTerms = {
  deadline: '2026-11-24T15:00:00Z',
  budget: null,
  paymentChoice: 'transfer' as const,
  namesShown: false,
  weekly: false,
  expectedGuests: [],
};

/** A record that an operation saves: of each that sends a version, but for the usual ones of the nouns above. */
const savings: Readonly<Record<Exclude<NameOf<'saving'>, `${NewNoun} update`>, () => Saving | Promise<Saving>>> = {
  'products archiveProduct': async () => ({ parameters: await productIn('published'), content: () => ({}) }),
  'products restoreProduct': async () => ({ parameters: await productIn('archived'), content: () => ({}) }),
  async 'own-profile updateOwnProfile'() {
    const noor = await clientSignedIn((await world.client()).clientId);
    const profile = { locale: 'fr', phone: '', dietNote: '', marketingConsent: false, allergens: [] };
    return {
      by: noor,
      read: () => noor.call('own-profile', 'getOwnProfile'),
      content: () => ({ ...profile, firstName: newWord(), lastName: 'Vandijk', allergiesAsked: true }),
    };
  },
  async 'clients updateEater'() {
    const { clientId } = await world.client();
    const params = { id: clientId };
    const eater = { name: 'Léo', dietNote: '', allergens: [], allergiesAsked: true };
    const { eaters } = await owner.call('clients', 'createEater', params, eater);
    const eaterId = eaters[0]?.id ?? 0;
    return {
      parameters: params,
      read: () => owner.call('clients', 'get', params),
      content: () => ({ ...eater, name: newWord(), eaterId }),
    };
  },
  async 'supplier-invoices matchSupplierInvoice'() {
    const supplierId = (await soldSalt(newWord())).supplierId;
    const { id } = await readInvoice(newWord());
    return { parameters: { id }, content: () => ({ supplierId, purchaseOrderId: null, lines: [] }) };
  },
  // Any other group would shut out whoever asks here.
  'second-factor saveSecondFactorPolicy': () => ({ content: () => ({ requiredOf: 'nobody' }) }),
  async 'house-news updateHouseNews'() {
    const { people } = await owner.call('house-news', 'getHouseNews');
    const kinds = () => (nextNumber() % 2 === 0 ? ['site_order'] : ['client_message']);
    return { content: () => ({ people: people.map(({ id }) => ({ id, kinds: kinds() })) }) };
  },
  async 'product-constants update'() {
    const { id: _id, version: _version, ...figures } = await owner.call('product-constants', 'get');
    return { content: () => ({ ...figures, dailyChoices: nextNumber() }) };
  },
  async 'discount-codes updateDiscountCodeSeries'() {
    const { id } = await newSeries(newWord());
    return { parameters: { id }, content: () => ({ name: newWord(), active: true }) };
  },
  async 'orders updateOrder'() {
    const { id } = await book.place();
    const lines = [kitchen.line(kitchen.dahl, 2)];
    const slot = { scheduleId: kitchen.evening, date: wednesday };
    return { parameters: { id }, content: () => ({ slot, lines, kitchenNote: newWord(), driverNote: '' }) };
  },
  async 'orders updateBilledCompany'() {
    const { id } = await book.place();
    const numbers = { businessNumber: '', vatNumber: '' };
    const place = { address: '3 rue des Récollets', postalCode: '75010', city: 'Paris', country: 'FR' };
    return { parameters: { id }, content: () => ({ company: { name: newWord(), ...numbers, ...place } }) };
  },
  async 'own-orders updateOwnOrder'() {
    const { clientId, addressId } = await world.client();
    const noor = await clientSignedIn(clientId);
    const { id } = await kitchen.placeOwn(noor, { addressId });
    const order = { slot: { scheduleId: kitchen.evening, date: wednesday }, lines: [kitchen.line(kitchen.dahl, 2)] };
    return {
      by: noor,
      parameters: { id },
      read: () => noor.call('own-orders', 'getOwnOrder', { id }),
      content: () => ({ ...order, kitchenNote: newWord() }),
    };
  },
  async 'group-orders updateGroupOrder'() {
    const { clientId, addressId } = await world.client();
    const host = await clientSignedIn(clientId);
    const terms = { ...groupTerms, addressId, slot: { scheduleId: kitchen.evening, date: wednesday } };
    const { id } = await host.call('group-orders', 'openGroupOrder', {}, terms);
    return {
      by: host,
      parameters: { id },
      read: () => host.call('group-orders', 'getGroupOrder', { id }),
      content: () => ({ ...terms, driverNote: newWord() }),
    };
  },
  async 'orders moveOrder'() {
    const { id } = await book.place();
    const slots = [kitchen.lunch, kitchen.evening].map((scheduleId) => ({ scheduleId, date: '2026-12-02' }));
    return { parameters: { id }, content: () => ({ slot: slots[nextNumber() % 2] }) };
  },
  async 'company update'() {
    const { id: _id, version: _version, missing: _missing, ...details } = await owner.call('company', 'get');
    return { content: () => ({ ...details, legalName: newWord() }) };
  },
  async 'label-settings update'() {
    const { id: _id, version: _version, ...settings } = await owner.call('label-settings', 'get');
    return { content: () => ({ ...settings, exemption: newWord() }) };
  },
  async 'house-settings update'() {
    const values = { mailHost: '', mailPort: 587, mailSecurity: 'tls' as const, mailUser: '', mailPassword: '' };
    const keys = { stripePublishableKey: '', stripeSecretKey: '', stripeWebhookSecret: '', senderAddress: '' };
    return {
      content: () => ({
        ...values,
        ...keys,
        mapsKey: `AIza-${nextNumber()}`,
        publicUrl: '',
        siteUrl: '',
        language: 'both' as const,
      }),
    };
  },
  'mails updateMailSettings': () => ({ content: () => ({ kinds: eventMailKinds.slice(nextNumber() % 3) }) }),
  'menu-plans updateMenuPlan': () => ({
    parameters: { date: wednesday },
    content: () => ({ choiceIds: nextNumber() % 2 ? [kitchen.dahl] : [kitchen.bowl, kitchen.dahl], publishedOn: null }),
  }),
  async 'stop-orders updateStopOrder'() {
    const slot = { scheduleId: kitchen.lunch, date: wednesday };
    const stops = [(await book.place({ slot })).id, (await book.place({ slot })).id];
    const round = { date: wednesday, zoneId: kitchen.zone, start: '11:00', end: '13:00' };
    return {
      content: () => ({ ...round, orderIds: nextNumber() % 2 ? stops : stops.toReversed() }),
      async read() {
        const { rounds } = await owner.call('delivery-report', 'getDeliveryReport', { date: wednesday });
        const report = rounds.find(({ start }) => start === round.start);
        return { orderIds: report?.stops.map(({ orderId }) => orderId), version: report?.orderVersion };
      },
    };
  },
  async 'site-texts update'() {
    const fields = Object.keys(siteTextsInput.shape);
    const texts: Record<string, unknown> = await owner.call('site-texts', 'get');
    const input = Object.fromEntries(fields.map((field) => [field, texts[field]]));
    return { content: () => ({ ...input, brand: { ...(texts['brand'] as object), name: newWord() } }) };
  },
};

/** Makes what the lists are searched for that hold no new records of their own noun. */
const subjects: Readonly<
  Record<Exclude<NameOf<'searched'>, `${NewNoun} list` | (typeof wordlessLists)[number]>, Seek>
> = {
  'audit-entries list': (word) => create('tags', word),
  'orders list': orderOf,
  'orders listOrderPapers': orderOf,
  'invoices list': invoicedOrder,
  'invoices listInvoicePapers': invoicedOrder,
  'mails list': orderOf,
  'ingredient-batches list': foundBatch,
  'ingredient-batches listStock': foundBatch,
  'supplier-invoices list': readInvoice,
};
type Seek = (word: string) => Promise<unknown>;

async function invoicedOrder(word: string): Promise<void> {
  await book.pay(await orderOf(word));
}

/** Lists that take words, as every list does, and look for none. */
const wordlessLists = [
  'delivery-configurations list',
  'orders listOrderEvents',
  'discount-codes listDiscountCodeSeries',
] as const;

/** An article of that supplier. */
async function soldSalt(word: string) {
  const supplier = await owner.call('suppliers', 'create', {}, { ...supplierInput, name: word });
  const { id: supplierId } = supplier;
  const article = { ...saltArticle, supplierId, taxRateId: kitchen.taxRate };
  const ingredient = await owner.call('ingredients', 'create', {}, ingredientInput(newWord(), { articles: [article] }));
  return { supplierId, articleId: ingredient.articles[0]?.id ?? 0 };
}

/** Of a seller of that name. */
function readInvoice(word: string) {
  const line = { name: 'Sel', quantity: 2, unit: 'XSA', price: 12.5 };
  const xml = invoiceXml({ number: newWord(), seller: { name: word }, lines: [line] });
  const body = { fileName: 'facture.xml', base64: Buffer.from(xml).toString('base64') };
  return owner.call('supplier-invoices', 'readSupplierInvoice', {}, body);
}

async function foundBatch(word: string) {
  const { id: ingredientId } = await owner.call('ingredients', 'create', {}, ingredientInput(word));
  const counts = [{ ingredientId, amount: { quantity: 1000, unit: 'kg' as const }, number: '', useBy: null }];
  await owner.call('ingredient-batches', 'countStock', {}, { counts });
}

async function orderOf(word: string) {
  return book.place(await world.client({ firstName: word }));
}

function newSeries(word: string) {
  const { totalLimit: _total, clientLimit: _client, active: _active, code: _code, ...terms } = tenPercent;
  return owner.call('discount-codes', 'generateDiscountCodes', {}, { ...terms, name: word, prefix: '', count: 1 });
}

const nouns: readonly Tagged[] = everyOperation;
const operations = nouns.flatMap(({ tag, operations: operationsOfNoun }) =>
  Object.entries(operationsOfNoun).map(([name, operation]) => ({ tag, name, operation, key: `${tag} ${name}` })),
);
type Walked = Pick<(typeof operations)[number], 'tag' | 'name'>;
const hasField = (schema: z.ZodMiniType | undefined, field: string) =>
  field in ((schema as z.ZodMiniObject | undefined)?.shape ?? {});
const savingOperations = operations.filter(
  ({ operation }) => operation.method === 'PUT' && hasField(operation.body, 'version'),
);
const removals = operations.filter(({ name }) => name === 'remove');
const searchOperations = operations.filter(({ operation }) => operation.result && hasField(operation.query, 'search'));

async function productIn(status: 'published' | 'archived') {
  const { id, version } = await owner.call('products', 'create', {}, { ...(await newDish()), status: 'published' });
  if (status === 'archived') await owner.call('products', 'archiveProduct', { id }, { version });
  return { id };
}

const newDish = () => newRecords.products?.(newWord()) as NewRecord<'products'> | Promise<NewRecord<'products'>>;

/** The walk knows tags and names as text. */
const call = (by: ApiClient, { tag, name }: Walked, parameters: object = {}, body?: object) =>
  by.call(tag as never, name as never, parameters as never, body as never) as Promise<Versioned>;

async function create(tag: NewNoun, word: string) {
  const { id } = await call(owner, { tag, name: 'create' }, {}, await newRecord(tag, word));
  return { id };
}

const newRecord = (tag: NewNoun, word: string): object | Promise<object> =>
  newRecords[tag]?.(word) ?? sampleRecord(tag, word);

async function savingOf({ tag, key }: (typeof savingOperations)[number]): Promise<Saving> {
  const special = savings[key as keyof typeof savings] as (() => Saving | Promise<Saving>) | undefined;
  if (special) return special();
  return {
    parameters: await create(tag as NewNoun, newWord()),
    content: () => newRecord(tag as NewNoun, newWord()),
  };
}

test('whatever is saved over a version, removed or searched has its record here', () => {
  const added = operations.filter(({ name }) => name === 'create').map(({ tag }) => tag);
  const usual = (name: string) => added.map((tag) => `${tag} ${name}`);
  const savingKeys = [...Object.keys(savings), ...usual('update')];
  const searchKeys = [...Object.keys(subjects), ...wordlessLists, ...usual('list')];
  const absent = (walked: typeof operations, keys: string[]) => walked.filter(({ key }) => !keys.includes(key));
  expect(absent(savingOperations, savingKeys), 'add to `savings` what is saved and not added').toEqual([]);
  expect(absent(removals, usual('remove')), 'only what is added is removed').toEqual([]);
  expect(absent(searchOperations, searchKeys), 'add to `subjects` what is searched and not added').toEqual([]);
  expect(savingOperations.length + removals.length + searchOperations.length).toBeGreaterThan(40);
});

test.each(savingOperations)(
  '$tag $name: of two savings over one version the second is refused, at once or later, and loses nothing of the first',
  async (walked) => {
    const { content, parameters = {}, by = owner, read = readBy(walked, parameters) } = await savingOf(walked);
    const { version } = await read();
    // Each saving is a request of its own.
    const key = () => (walked.operation.headers ? { 'Idempotency-Key': crypto.randomUUID() } : {});
    const save = async () => call(by, walked, { ...parameters, ...key() }, { ...(await content()), version });
    const outcomes = await Promise.allSettled([save(), save()]);
    const [success, refusal] = outcomes.toSorted((a, b) => a.status.localeCompare(b.status));
    expect([success?.status, refusal]).toMatchObject(['fulfilled', { reason: refusedWith('stale') }]);
    const first = await read();
    expect(success).toMatchObject({ value: first });
    expect(first.version).not.toBe(version);
    await expect(save()).rejects.toMatchObject(refusedWith('stale'));
    expect(await read()).toEqual(first);
  },
);

const readBy =
  ({ tag, operation: { reads = 'get' } }: (typeof savingOperations)[number], parameters: object) =>
  () =>
    call(owner, { tag, name: reads }, parameters);

test.each(removals)('$tag: a record that nobody uses is removed, and cannot be removed again', async (walked) => {
  const { tag } = walked;
  const record = await create(tag as NewNoun, newWord());
  await call(owner, walked, record);
  await expect(call(owner, { tag, name: 'get' }, record)).rejects.toMatchObject(refusedWith('not-found'));
  await expect(call(owner, walked, record)).rejects.toMatchObject(refusedWith('not-found'));
});

test.each(searchOperations.filter(({ key }) => !wordlessLists.some((name) => name === key)))(
  '$tag $name: a search finds a word without its accents and in capitals, and nothing by another',
  async (walked) => {
    const seek = subjects[walked.key as keyof typeof subjects] as Seek | undefined;
    const word = newWord();
    await (seek ? seek(word) : create(walked.tag as NewNoun, word));
    const total = async (search: string) => (await call(owner, walked, { search }))['total'];
    const searches = [word, plainText(word), word.toUpperCase(), plainText(word).toUpperCase()];
    expect(await Promise.all(searches.map(total))).toEqual([1, 1, 1, 1]);
    expect(await total(newWord())).toBe(0);
  },
);
