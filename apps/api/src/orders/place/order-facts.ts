import type { BilledCompany } from '@traiteur/contract/orders/billed-company.ts';
import type { OrderInput } from '@traiteur/contract/orders/order-input.ts';
import type { AllergyOverride, Severity } from '@traiteur/domain/orders/allergies.ts';
import type { GuestMoney } from '@traiteur/domain/own/group-orders.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { Discount } from '@traiteur/domain/orders/pricing.ts';
import type { Schedule } from '@traiteur/domain/delivery/slots.ts';
import type { TaxComponent } from '@traiteur/domain/money/tax.ts';
import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import { eaterName, eatsOf } from '../../database/rows/eater-name.ts';
import type { Database } from '../../database/schema.ts';
import type { AddressCopy, ClientCopy, LineAllergen } from '../ledger/orders.table.ts';
import { offeredOn } from '../../catalogue/menu-plans/offered-on.ts';
import { configurationInForce } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { schedulesOfZone } from '../../delivery/delivery-schedules/delivery-schedule-rows.ts';
import { type DiscountCodeFacts, discountCodeFacts } from '../../money/discount-codes/discount-code-rows.ts';
import { zoneOf } from '../../delivery/delivery-zones/delivery-zone-rows.ts';
import { type CompanyFacts, companyFactsOf } from './company-of-order.ts';
import { guestMoneyOf } from '../ledger/guest-money.ts';
import { availablePortions, orderedPortions, portionsOn } from '../ledger/portion-rows.ts';

export interface DraftOrder {
  clientId?: number | undefined;
  addressId?: number | undefined;
  slot?: { scheduleId: number; date: string } | undefined;
  lines: readonly { productId: number; sizeId: number; quantity: number; eaterId?: number | null | undefined }[];
  discountCode?: string | undefined;
  /** Whose guests eat too. */
  groupOrderId?: number | null | undefined;
}

/** When clients order for themselves, each answer names the conflict that they were asked about. */
export interface OrderRequest extends Omit<OrderInput, 'allergyOverrides'> {
  allergyOverrides?: readonly GivenAnswer[] | undefined;
  billedCompany?: BilledCompany | undefined;
  /** The group order that is placed, which holds its place in the slot already. */
  groupOrderId?: number | undefined;
}

/** `by`: the guest of a group order who accepts it; absent: the caller. */
export type GivenAnswer = AllergyOverride & { by?: string };

export interface ClientFacts extends ClientCopy {
  id: number;
  /** Without cancelled ones. */
  orders: number;
  /** Who eats, the client themselves first. */
  table: EaterFacts[];
}

export interface EaterFacts {
  id: number;
  isClient: boolean;
  name: string;
  asked: boolean;
  allergens: { allergenId: number; name: Bilingual; severity: Severity }[];
}

/** As the catalogue has it now. `price` is null when that size is not offered. */
export interface OfferFacts {
  productId: number;
  sizeId: number;
  categoryId: number;
  name: Bilingual;
  sizeName: Bilingual | null;
  status: 'draft' | 'published' | 'archived';
  /** On the draft's date; true without a date. */
  isOffered: boolean;
  price: number | null;
  /** The catalogue's price, set where the order keeps its own. */
  priceToday?: number | null;
  /** Portions per delivery date; null = no limit. */
  available: number | null;
  /** Portions ordered for the draft's date. */
  taken: number;
  taxRateId: number;
  taxComponents: TaxComponent[];
  allergens: LineAllergen[];
}

export interface OrderFacts {
  client: ClientFacts | undefined;
  address: AddressCopy | undefined;
  zone: Awaited<ReturnType<typeof zoneOf>>;
  configuration: NonNullable<Awaited<ReturnType<typeof configurationInForce>>>;
  schedule: Schedule | undefined;
  slotTaken: number;
  offers: OfferFacts[];
  largestLineQuantity: number;
  /** The draft's code, even where its terms refuse it. */
  discountCode: DiscountCodeFacts | undefined;
  /** For which the client orders. */
  company?: CompanyFacts | undefined;
  /** Of a group order. */
  guestMoney?: GuestMoney | undefined;
  /** Null if its dishes are cooked for the delivery date. */
  cookedOn?: string | null;
  /** Terms of a standing order: they are not checked again. */
  standing?: StandingTerms;
}

/** Amounts in cents. */
export interface StandingTerms {
  slot: { scheduleId: number; date: string };
  lines: readonly (DraftOrder['lines'][number] & { unitPrice: number })[];
  zoneId: number;
  /** After the discount. */
  goods: number;
  total: number;
  deliveryFee: number;
  /** The house exchanges a dish: the client pays no fee for it. */
  isExchange?: true;
  /** Taken off the price by refunds: the total may not fall below it. */
  credited: number;
  paid: number;
  refunded: number;
  discountCode: string | null;
  /** Set while the code and all dishes stay. */
  discountToKeep?: Discount | undefined;
}

/** Undefined if no delivery configuration is in force. `destination` stands in for an address of the client. */
export async function readFacts(
  db: Kysely<Database>,
  draft: DraftOrder,
  now: Date,
  destination?: Pick<OrderFacts, 'address' | 'zone'>,
): Promise<OrderFacts | undefined> {
  const configuration = await configurationInForce(db, now);
  if (!configuration) return undefined;
  const client =
    draft.clientId === undefined ? undefined : await clientFacts(db, draft.clientId, draft.groupOrderId ?? null);
  const { address, zone } = destination ?? (await destinationOf(db, draft));
  const schedules = zone && draft.slot ? await schedulesOfZone(db, zone.id) : [];
  return {
    client,
    company: draft.clientId === undefined ? undefined : await companyFactsOf(db, draft.clientId),
    guestMoney: draft.groupOrderId == null ? undefined : await guestMoneyOf(db, draft.groupOrderId),
    address,
    zone,
    configuration,
    schedule: schedules.find(({ id }) => id === draft.slot?.scheduleId),
    slotTaken: await slotTaken(db, draft.slot),
    offers: await offerFacts(db, draft, now),
    largestLineQuantity: await largestLineQuantity(db),
    discountCode:
      draft.discountCode === undefined
        ? undefined
        : await discountCodeFacts(db, { code: draft.discountCode }, draft.clientId),
  };
}

/** Of a request for several orders, one that comes before another. */
export interface EarlierOrder extends Pick<DraftOrder, 'discountCode'> {
  /** Cents. */
  total: number;
}

/**
 * As `readFacts`, where orders of the same request come before it: they count as the client's, with their codes, and
 * their company owes them.
 */
export async function readFactsAfter(
  db: Kysely<Database>,
  earlier: readonly EarlierOrder[],
  draft: DraftOrder,
  now: Date,
): Promise<OrderFacts | undefined> {
  const facts = await readFacts(db, draft, now);
  if (!facts || earlier.length === 0) return facts;
  const { client, company, discountCode } = facts;
  const code = draft.discountCode?.toLowerCase();
  const uses = earlier.filter((order) => code !== undefined && order.discountCode?.toLowerCase() === code).length;
  return {
    ...facts,
    client: client && { ...client, orders: client.orders + earlier.length },
    company: company && { ...company, balance: earlier.reduce((sum, { total }) => sum + total, company.balance) },
    discountCode: discountCode && {
      ...discountCode,
      uses: discountCode.uses + uses,
      clientUses: discountCode.clientUses + uses,
    },
  };
}

async function destinationOf(db: Kysely<Database>, draft: DraftOrder): Promise<Pick<OrderFacts, 'address' | 'zone'>> {
  const address = await addressFacts(db, draft);
  return { address, zone: address && (await zoneOf(db, address.country, address.postalCode)) };
}

const clientFacts = (db: Kysely<Database>, id: number, groupOrderId: number | null): Promise<ClientFacts | undefined> =>
  db
    .selectFrom('clients')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'email', 'phone', 'orders_count as orders'])
    .select(
      sql<EaterFacts[]>`(
        select json_agg(json_build_object('id', e.id, 'isClient', e.is_client, 'name', ${eaterName('e', 'clients')},
          'asked', e.allergies_asked,
          'allergens', coalesce((
            select json_agg(json_build_object('allergenId', a.id, 'name', ${bilingual('a.name')}, 'severity', ea.severity))
            from eater_allergens ea join allergens a on a.id = ea.allergen_id where ea.eater_id = e.id), '[]'))
          order by e.is_client desc, e.id)
        from eaters e where e.client_id = clients.id and ${eatsOf('e', sql`${groupOrderId}::integer`)})`.as('table'),
    )
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();

/** Undefined unless the address is the client's. */
async function addressFacts(
  db: Kysely<Database>,
  { clientId, addressId }: DraftOrder,
): Promise<AddressCopy | undefined> {
  if (clientId === undefined || addressId === undefined) return undefined;
  return db
    .selectFrom('addresses')
    .select(['label', 'phone', 'address', 'city', 'country', 'postal_code as postalCode', 'note'])
    .where('id', '=', addressId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

export async function slotTaken(db: Kysely<Database>, slot: DraftOrder['slot']): Promise<number> {
  if (!slot) return 0;
  const booking = db
    .selectFrom('slot_bookings')
    .select('taken')
    .where('schedule_id', '=', slot.scheduleId)
    .where('delivery_date', '=', slot.date);
  return (await booking.executeTakeFirst())?.taken ?? 0;
}

export async function offerFacts(
  db: Kysely<Database>,
  { lines, slot }: Pick<DraftOrder, 'lines' | 'slot'>,
  now: Date,
): Promise<OfferFacts[]> {
  const { rows } = await sql<OfferFacts>`
    select p.id as "productId", wanted.size_id as "sizeId", p.category_id as "categoryId", ${bilingual('p.name')} as name,
      case when s.id is not null then ${bilingual('s.name')} end as "sizeName",
      p.status, ${slot ? offeredOn(slot.date, now) : sql`true`} as "isOffered", o.price, ${availablePortions} as available, ${orderedPortions} as taken,
      p.tax_rate_id as "taxRateId", t.components as "taxComponents",
      coalesce((select json_agg(json_build_object('id', a.id, 'code', a.code, 'presence', pa.presence,
          'name', ${bilingual('a.name')}) order by pa.presence, a.position, a.id)
        from product_allergens pa join allergens a on a.id = pa.allergen_id where pa.product_id = p.id), '[]') as allergens
    from (select distinct * from unnest(${lines.map((line) => line.productId)}::integer[],
      ${lines.map((line) => line.sizeId)}::integer[]) as line (product_id, size_id)) wanted
    join products p on p.id = wanted.product_id
    join tax_rates t on t.id = p.tax_rate_id
    left join sizes s on s.id = wanted.size_id
    left join offers o on o.product_id = p.id and o.size_id = wanted.size_id
    ${portionsOn(sql`${slot?.date ?? null}::date`, { product: 'p.id', size: 'wanted.size_id' })}
  `.execute(db);
  return rows;
}

async function largestLineQuantity(db: Kysely<Database>): Promise<number> {
  const constants = await db.selectFrom('product_constants').select('largest_line_quantity').executeTakeFirstOrThrow();
  return constants.largest_line_quantity;
}
