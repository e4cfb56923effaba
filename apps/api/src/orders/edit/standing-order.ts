import type { OrderStatus } from '@traiteur/domain/orders/order-life.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { Presence, Severity } from '@traiteur/domain/orders/allergies.ts';
import type { TaxComponent } from '@traiteur/domain/money/tax.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { askTogether } from '../../database/rows/ask-together.ts';
import type { Database } from '../../database/schema.ts';
import type { ConflictAnswer } from '../place/placing-rows.ts';
import type { StandingTerms } from '../place/order-facts.ts';
import type { AddressCopy } from '../ledger/orders.table.ts';

export interface StandingLine {
  id: number;
  position: number;
  productId: number;
  sizeId: number;
  quantity: number;
  /** In cents, like `discount`. */
  unitPrice: number;
  discount: number;
  taxRateId: number;
  taxComponents: TaxComponent[];
  name: Bilingual;
  sizeName: Bilingual;
  eaterId: number | null;
  eaterName: string;
}

export interface StandingConflict {
  lineId: number;
  eaterId: number | null;
  eater: string;
  productId: number;
  allergenId: number;
  allergen: Bilingual;
  severity: Severity;
  presence: Presence;
  answer: ConflictAnswer | null;
}

export interface StandingOrder extends StandingTerms {
  id: number;
  version: number;
  clientId: number;
  groupOrderId: number | null;
  companyId: number | null;
  costCentre: string;
  status: OrderStatus;
  address: AddressCopy;
  lines: StandingLine[];
  conflicts: StandingConflict[];
  /** A rule was set aside for it. */
  isForced: boolean;
  kitchenNote: string;
  driverNote: string;
  /** The date its dishes were cooked for; null if that is the delivery date. */
  cookedOn: string | null;
  slotTime: { date: string; start: string; end: string };
  schedule: { id: number; start: string; end: string };
  zoneName: Bilingual;
  discountCodeId: number | null;
  /** In cents, like all that follow. */
  subtotal: number;
  discount: number;
  total: number;
  paid: number;
  refunded: number;
}

/** @throws {Refusal} `not-found` */
export async function standingOrder(db: Kysely<Database>, id: number): Promise<StandingOrder> {
  const {
    orders: [row],
    lines,
    conflicts,
    forcedRules,
  } = await askTogether(db, {
    orders: db.selectFrom('orders').select(columns).where('id', '=', id),
    lines: db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position'),
    conflicts: conflictsOf(id),
    forcedRules: db.selectFrom('order_forced_rules').select('rule').where('order_id', '=', id),
  });
  if (!row) throw new Refusal('not-found');
  const [start, end] = [row.slot_starts.slice(0, 5), row.slot_ends.slice(0, 5)];
  return {
    id,
    version: row.version,
    clientId: row.client_id,
    groupOrderId: row.group_order_id,
    companyId: row.company_id,
    costCentre: row.cost_centre,
    status: row.status,
    address: row.address,
    zoneId: row.zone_id,
    zoneName: row.zone_name,
    slot: { scheduleId: row.schedule_id, date: row.delivery_date },
    cookedOn: row.cooked_on,
    slotTime: { date: row.delivery_date, start, end },
    schedule: { id: row.schedule_id, start, end },
    lines: lines.map(lineOf),
    conflicts,
    isForced: forcedRules.length > 0,
    kitchenNote: row.kitchen_note,
    driverNote: row.driver_note,
    goods: row.subtotal - row.discount,
    credited: row.credited,
    deliveryFee: row.delivery_fee,
    discountCode: row.discount_code,
    discountCodeId: row.discount_code_id,
    subtotal: row.subtotal,
    discount: row.discount,
    total: row.total,
    paid: row.paid,
    refunded: row.refunded,
  };
}

const columns = [
  'version',
  'client_id',
  'group_order_id',
  'company_id',
  'cost_centre',
  'status',
  'address',
  'zone_id',
  'zone_name',
  'schedule_id',
  'delivery_date',
  'cooked_on',
  'slot_starts',
  'slot_ends',
  'kitchen_note',
  'driver_note',
  'credited',
  'delivery_fee',
  'discount_code',
  'discount_code_id',
  'subtotal',
  'discount',
  'total',
  'paid',
  'refunded',
] as const;

const lineOf = (row: Selectable<Database['order_lines']>): StandingLine => ({
  id: row.id,
  position: row.position,
  productId: row.product_id,
  sizeId: row.size_id,
  quantity: row.quantity,
  unitPrice: row.unit_price,
  discount: row.discount,
  taxRateId: row.tax_rate_id,
  taxComponents: row.taxes.map(({ name, rate }) => ({ name, rate })),
  name: row.name,
  sizeName: row.size_name,
  eaterId: row.eater_id,
  eaterName: row.eater_name,
});

const conflictsOf = (id: number) => sql<StandingConflict>`
  select l.id as "lineId", c.eater_id as "eaterId", c.eater_name as eater, l.product_id as "productId", c.allergen_id as "allergenId", c.allergen_name as allergen, c.severity, c.presence,
    case when c.at is not null
      then json_build_object('reason', c.reason, 'by_id', c.by_id, 'by_name', c.by_name, 'at', c.at) end as answer
  from order_lines l join order_allergy_conflicts c on c.line_id = l.id and c.gone_event_id is null
  where l.order_id = ${id}`;
