import { type Kysely, sql } from 'kysely';
import { askTogether } from '../../database/rows/ask-together.ts';
import type { Database } from '../../database/schema.ts';
import { rowInForce, rulesOf } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { scheduleOfZone, timesOf } from '../../delivery/delivery-schedules/delivery-schedule-rows.ts';
import { termsOf, type ZoneRow } from '../../delivery/delivery-zones/delivery-zone-rows.ts';
import { discountCodeFacts } from '../../money/discount-codes/discount-code-rows.ts';
import { guestMoneyOf } from '../ledger/guest-money.ts';
import { companyFactsOf } from './company-of-order.ts';
import { addressFacts, clientFacts, offersAsked, placesTaken, zoneOfAddress } from './fact-rows.ts';
import type { AddressCopy } from '../ledger/orders.table.ts';
import type { DraftOrder, OrderFacts } from './order-facts.ts';

interface Destination {
  /** In place of an address of the client: the zone of an order that stands delivers there. */
  destination?: { address: AddressCopy; zoneId: number };
}

/** Undefined if no delivery configuration is in force. What does not hang on another answer is asked at once. */
export async function readFacts(
  db: Kysely<Database>,
  draft: DraftOrder,
  now: Date,
  { destination }: Destination = {},
): Promise<OrderFacts | undefined> {
  const { clientId, slot, discountCode, groupOrderId } = draft;
  const zone = destination
    ? sql<ZoneRow>`select * from delivery_zones where id = ${destination.zoneId}`
    : zoneOfAddress(draft);
  const {
    configurations: [configuration],
    clients: [client],
    addresses: [ownAddress],
    zones: [zoneRow],
    schedules: [schedule],
    companies: [company],
    slots: [booking],
    offers,
    constants: [constants],
  } = await askTogether(db, {
    configurations: rowInForce(db, now),
    clients: clientFacts(db, clientId ?? null, groupOrderId ?? null),
    addresses: addressFacts(db, draft),
    zones: zone,
    schedules: scheduleOfZone(slot?.scheduleId, sql`(select id from (${zone}) zone)`),
    companies: companyFactsOf(db, clientId ?? null),
    slots: placesTaken(db, slot),
    offers: offersAsked(draft, now),
    constants: db.selectFrom('product_constants').select('largest_line_quantity'),
  });
  if (!configuration) return undefined;
  return {
    client,
    company,
    guestMoney: groupOrderId == null ? undefined : await guestMoneyOf(db, groupOrderId),
    address: destination?.address ?? ownAddress,
    zone: zoneRow && termsOf(zoneRow),
    configuration: rulesOf(configuration),
    schedule: schedule && timesOf(schedule),
    slotTaken: booking?.taken ?? 0,
    offers,
    largestLineQuantity: constants?.largest_line_quantity ?? 0,
    discountCode:
      discountCode === undefined ? undefined : await discountCodeFacts(db, { code: discountCode }, clientId),
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
