import type { AdministratorInput } from '@traiteur/contract/access/administrators.ts';
import type { Client, ClientInput } from '@traiteur/contract/clients/clients.ts';
import type { Product, ProductInput } from '@traiteur/contract/catalogue/products.ts';
import type { TaxComponent } from '@traiteur/contract/catalogue/tax-rates.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import type { Kysely } from 'kysely';
import { allergenRows } from '../catalogue/allergens/allergens.api.ts';
import { categoryRows } from '../catalogue/categories/category-rows.ts';
import { createClient, getClient, updateClient } from '../clients/clients/client-rows.ts';
import type { Database } from '../database/schema.ts';
import type { DeliveryConfigurationInput } from '@traiteur/contract/delivery/delivery-configurations.ts';
import { createDeliveryConfiguration } from '../delivery/delivery-configurations/delivery-configuration-rows.ts';
import {
  createDeliverySchedule,
  getDeliverySchedule,
  updateDeliverySchedule,
} from '../delivery/delivery-schedules/delivery-schedule-rows.ts';
import {
  createDeliveryZone,
  getDeliveryZone,
  updateDeliveryZone,
} from '../delivery/delivery-zones/delivery-zone-rows.ts';
import { createPostalCode } from '../delivery/postal-codes/postal-code-rows.ts';
import { getProduct, insertProduct, replaceParts } from '../catalogue/products/product-rows.ts';
import { updateProduct } from '../catalogue/products/save-product.ts';
import { sizeRows } from '../catalogue/sizes/sizes.api.ts';
import { taxRateRows } from '../catalogue/tax-rates/tax-rates.api.ts';

/** No password has this hash. */
const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$OpmQWnox8f86H0NdpgC6qg$NblVvkf4dRn++D/Yc8VIaWLo+7iJevTfA7aGRfVl4xk';

const longAgo = new Date('2026-01-01T00:00:00Z');

const usualConfiguration: DeliveryConfigurationInput = {
  effectiveFrom: null,
  shippingFee: 490,
  freeDeliveryFrom: 4000,
  noticeHours: 24,
  promiseHours: 48,
  horizonDays: 14,
  closedDates: [],
};

type Contents = ProductInput['allergens'];
type Reactions = Client['allergens'];

const unknownPerson = { id: null, name: 'Odile Marchand' };

const nameIn = (fr: string, en = fr) => ({ fr, en });
const listOf = (ids: number | number[]) => [ids].flat();

interface ZoneWishes {
  name?: string;
  minimumOrder?: number;
  active?: boolean;
  /** Codes or prefixes, each with its city. */
  postalCodes?: Record<string, string>;
}

interface DishWishes {
  name: string;
  /** In cents. */
  price: number;
  /** Portions per day; null (the default) means no limit. */
  available?: number | null;
  category: number;
  taxRate: number;
  size: number;
  /** In cents. */
  otherSizes?: { size: number; price: number }[];
  contains?: number | number[];
  mayContain?: number | number[];
}

interface ClientWishes
  extends Partial<Pick<ClientInput, 'firstName' | 'lastName' | 'email' | 'phone' | 'dietNote' | 'houseNote'>> {
  postalCodes?: string[];
  city?: string;
  allergicTo?: number | number[];
  intolerantTo?: number | number[];
  allergiesAsked?: boolean;
}

/** Returns the id of each record; a client's also with that of the first address. */
export function builder(db: Kysely<Database>) {
  let clientCount = 0;
  const id = async (record: Promise<{ id: number }>) => (await record).id;

  async function zone({ name = 'Est', minimumOrder = 0, active = true, postalCodes = {} }: ZoneWishes = {}) {
    const terms = { colour: '#86c341', fee: null, freeDeliveryFrom: null, minimumOrder, active };
    const zoneId = await id(createDeliveryZone(db, { name: nameIn(name), ...terms }));
    for (const [code, city] of Object.entries(postalCodes)) await postalCode({ code, city, zoneId });
    return zoneId;
  }

  const postalCode = (code: { code: string; zoneId: number | null; city?: string; country?: string }) =>
    id(createPostalCode(db, { country: 'FR', city: '', ...code }));

  /** On Wednesdays by default. */
  const schedule = (zoneId: number, start: string, end: string, capacity: number | null = null, weekday = 3) =>
    id(
      createDeliverySchedule(db, { weekday, start, end, zoneIds: [zoneId], capacity, noticeHours: null, active: true }),
    );

  let seconds = 0;
  /** In force instead of those before. */
  const configuration = (terms: Partial<DeliveryConfigurationInput> = {}) => {
    const start = new Date(longAgo.getTime() + 1000 * seconds++);
    return createDeliveryConfiguration(db, { ...usualConfiguration, ...terms }, null, () => start);
  };

  async function changeZone(zoneId: number, change: Partial<Parameters<typeof updateDeliveryZone>[3]>): Promise<void> {
    const { version, ...terms } = await getDeliveryZone(db, zoneId);
    await updateDeliveryZone(db, zoneId, version, { ...terms, ...change });
  }

  async function changeSchedule(
    scheduleId: number,
    change: Partial<Parameters<typeof updateDeliverySchedule>[3]>,
  ): Promise<void> {
    const { version, ...terms } = await getDeliverySchedule(db, scheduleId);
    await updateDeliverySchedule(db, scheduleId, version, { ...terms, ...change });
  }

  const category = (name: string) => id(categoryRows.create(db, { name: nameIn(name), active: true }));

  const taxRate = (name: string, components: TaxComponent[]) =>
    id(taxRateRows.create(db, { name: nameIn(name), components, active: true }));

  const size = (name: string, position = 1) =>
    id(sizeRows.create(db, { name: nameIn(name), slug: slugOf(name), position, active: true }));

  const allergen = (fr: string, en: string) =>
    id(allergenRows.create(db, { name: nameIn(fr, en), slug: slugOf(en), code: slugOf(en), active: true }));

  /** Sold on all days of the week. */
  async function dish(wishes: DishWishes): Promise<number> {
    const { name, price, available: quantityAvailable = null, otherSizes = [] } = wishes;
    const slug = `${slugOf(name)}-${++clientCount}`;
    const offers = [{ size: wishes.size, price }, ...otherSizes];
    const input: ProductInput = {
      name: nameIn(name),
      slug: nameIn(slug),
      description: nameIn(''),
      ingredients: nameIn(''),
      categoryId: wishes.category,
      taxRateId: wishes.taxRate,
      status: 'published',
      pictureId: null,
      tagIds: [],
      allergensDeclared: true,
      allergens: declarationsOf(wishes),
      weekdays: [1, 2, 3, 4, 5],
      offers: offers.map((offer) => ({ sizeId: offer.size, price: offer.price, quantityAvailable })),
      nutrition: { kcal: null, protein: null, carbohydrate: null, fat: null, fibre: null, salt: null },
    };
    const productId = await insertProduct(db, input);
    await replaceParts(db, productId, input);
    return productId;
  }

  async function declare(productId: number, wishes: Pick<DishWishes, 'contains' | 'mayContain'>): Promise<void> {
    await cook(productId, (allergens) => [...allergens, ...declarationsOf(wishes)]);
  }

  const cook = (productId: number, change: (allergens: Contents) => Contents) =>
    changeDish(productId, ({ allergens }) => ({ allergens: change(allergens) }));

  /** In each of its sizes. */
  const reprice = (productId: number, price: number) =>
    changeDish(productId, ({ offers }) => ({ offers: offers.map((offer) => ({ ...offer, price })) }));

  const archive = (productId: number) => changeDish(productId, () => ({ status: 'archived' }));

  async function changeDish(productId: number, change: (product: Product) => Partial<ProductInput>): Promise<void> {
    const { version, ...product } = await getProduct(db, productId);
    const input = { ...product, ...change({ ...product, version }) };
    await updateProduct(db, productId, version, input, { by: unknownPerson, now: longAgo });
  }

  async function client(wishes: ClientWishes = {}) {
    const {
      firstName = 'Agathe',
      lastName = `Vasseur ${++clientCount}`,
      postalCodes = ['75020'],
      city = 'Paris',
      email = `${firstName}.${slugOf(lastName)}@example.com`.toLowerCase(),
      phone = '+33199001234',
      dietNote = '',
      houseNote = '',
    } = wishes;
    const street = {
      label: 'Maison',
      phone: '',
      address: '12, rue des Envierges',
      city,
      country: 'FR',
      note: '',
    };
    const person = await createClient(
      db,
      {
        firstName,
        lastName,
        email,
        phone,
        locale: 'fr',
        dietNote,
        houseNote,
        marketingConsent: false,
        allergens: reactions(wishes),
        allergiesAsked: wishes.allergiesAsked ?? true,
        addresses: postalCodes.map((postalCode) => ({ ...street, postalCode })),
      },
      longAgo,
    );
    const [home] = person.addresses;
    if (!home) throw new Error('the client needs an address');
    return { clientId: person.id, addressId: home.id };
  }

  async function react(clientId: number, wishes: Pick<ClientWishes, 'allergicTo' | 'intolerantTo'>): Promise<void> {
    await changeAllergens(clientId, (allergens) => [...allergens, ...reactions(wishes)]);
  }

  const changeAllergens = (clientId: number, change: (allergens: Reactions) => Reactions) =>
    changeClient(clientId, ({ allergens }) => ({ allergens: change(allergens) }));

  async function changeClient(clientId: number, change: (person: Client) => Partial<ClientInput>): Promise<void> {
    const { version, ...person } = await getClient(db, clientId);
    const input = { ...person, ...change({ ...person, version }) };
    await updateClient(db, clientId, version, input, { by: unknownPerson, now: longAgo });
  }

  /** Inserts the row directly: the hash of a password takes long. */
  const administrator = (wishes: Partial<Omit<AdministratorInput, 'password'>> & { passwordHash?: string } = {}) => {
    const number = ++clientCount;
    const { firstName = 'Claire', lastName = 'Duval', passwordHash = hashOfNobody, ...columns } = wishes;
    const row = { email: `administrator-${number}@example.com`, locale: 'fr', role: 'owner', ...columns } as const;
    const names = { first_name: firstName, last_name: lastName, password_hash: passwordHash };
    return id(
      db
        .insertInto('administrators')
        .values({ ...row, ...names })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  };

  return {
    zone,
    postalCode,
    schedule,
    configuration,
    changeZone,
    changeSchedule,
    category,
    taxRate,
    size,
    allergen,
    dish,
    declare,
    cook,
    reprice,
    archive,
    changeDish,
    changeClient,
    client,
    react,
    tell: changeAllergens,
    administrator,
  };
}

const declarationsOf = ({ contains = [], mayContain = [] }: Pick<DishWishes, 'contains' | 'mayContain'>) => [
  ...listOf(contains).map((allergenId) => ({ allergenId, presence: 'contains' as const })),
  ...listOf(mayContain).map((allergenId) => ({ allergenId, presence: 'may_contain' as const })),
];

const reactions = ({ allergicTo = [], intolerantTo = [] }: Pick<ClientWishes, 'allergicTo' | 'intolerantTo'>) => [
  ...listOf(allergicTo).map((allergenId) => ({ allergenId, severity: 'allergy' as const })),
  ...listOf(intolerantTo).map((allergenId) => ({ allergenId, severity: 'intolerance' as const })),
];
