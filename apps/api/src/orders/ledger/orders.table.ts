import type { BilledCompany } from '@traiteur/contract/orders/billed-company.ts';
import type { OrderChanges } from '@traiteur/contract/orders/order-record.ts';
import type { AllergyAlert, Presence, Severity } from '@traiteur/domain/orders/allergies.ts';
import type { ForcedRule } from '@traiteur/domain/orders/forced-rules.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { OrderEventKind, OrderSource, OrderStatus } from '@traiteur/domain/orders/order-life.ts';
import type { CompanyTerms } from '@traiteur/domain/clients/company-terms.ts';
import type { PaymentChoice } from '@traiteur/domain/money/payment-choices.ts';
import type { PaymentStatus } from '@traiteur/domain/money/payment-status.ts';
import type { TaxAmount } from '@traiteur/domain/money/tax.ts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Json, Searched, Versioned } from '../../database/columns.ts';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';

declare module '../../database/schema.ts' {
  interface Database {
    /** `owner`: the client; null for staff. */
    idempotency_keys: { owner: number | null; key: string; request_hash: string; created_at: Date };
    order_years: { year: number; before: number };
    orders: Pick<Versioned, 'version'> &
      Searched & {
        id: Generated<number>;
        number: string;
        client_id: number;
        status: OrderStatus;
        source: OrderSource;
        placed_at: Date;
        placed_by: number | null;
        delivery_date: string;
        cooked_on: Generated<string | null>;
        schedule_id: number;
        slot_starts: string;
        slot_ends: string;
        zone_id: number;
        zone_name: Json<Bilingual>;
        client: Json<ClientCopy>;
        address: Json<AddressCopy>;
        /** Null in old orders. */
        eaters: JSONColumnType<EaterCopy[] | null, string | null | undefined>;
        kitchen_note: string;
        driver_note: string;
        billed_company: JSONColumnType<BilledCompany | null, string | null | undefined, string | null>;
        payment_choice: PaymentChoice | null;
        company_id: Generated<number | null>;
        company_name: Generated<string>;
        cost_centre: Generated<string>;
        purchase_reference: Generated<string>;
        company_terms: Generated<CompanyTerms | null>;
        items: number;
        subtotal: number;
        discount: number;
        discount_code_id: number | null;
        discount_code: string | null;
        delivery_fee: number;
        taxes: Json<TaxAmount[]>;
        total: number;
        paid: Generated<number>;
        refunded: Generated<number>;
        credited: Generated<number>;
        payment_status: GeneratedAlways<PaymentStatus>;
        due: GeneratedAlways<number>;
        overpaid: GeneratedAlways<number>;
        idempotency_key: string | null;
        idempotency_owner: Generated<number | null>;
        group_order_id: Generated<number | null>;
        updated_at: Generated<Date>;
      };
    order_lines: {
      id: GeneratedAlways<number>;
      order_id: number;
      position: number;
      product_id: number;
      size_id: number;
      category_id: number;
      name: Json<Bilingual>;
      size_name: Json<Bilingual>;
      quantity: number;
      unit_price: number;
      gross: number;
      discount: number;
      total: number;
      delivery_fee: number;
      tax_rate_id: number;
      taxes: Json<TaxAmount[]>;
      allergens: Json<LineAllergen[]>;
      /** Null: for the whole table, or for somebody who is at it no more. */
      eater_id: Generated<number | null>;
      /** As they were called when it was ordered; empty for the whole table. */
      eater_name: Generated<string>;
    };
    order_allergy_conflicts: {
      id: GeneratedAlways<number>;
      line_id: number;
      /** Who reacts; null where they are at the table no more. */
      eater_id: number | null;
      eater_name: string;
      allergen_id: number;
      allergen_name: Json<Bilingual>;
      severity: Severity;
      presence: Presence;
      must_override: boolean;
      reason: string;
      by_id: number | null;
      by_name: string | null;
      at: Date | null;
      /** The event of placing, changing or judging the order. */
      found_event_id: number;
      /** Null while the conflict stands. */
      gone_event_id: Generated<number | null>;
    };
    /** Only orders with conflicts. */
    order_allergy_alerts: { order_id: number; alert: AllergyAlert };
    order_events: {
      id: GeneratedAlways<number>;
      order_id: number;
      kind: OrderEventKind;
      at: Date;
      by_id: number | null;
      by_name: string;
      reason: Generated<string>;
      changes: JSONColumnType<OrderChanges | null, string | null | undefined>;
      /** By the database's clock; null in old rows. */
      written_at: Generated<Date | null>;
      undoes_id: Generated<number | null>;
    };
    order_forced_rules: { order_id: number; rule: ForcedRule; event_id: number };
    slot_bookings: { schedule_id: number; delivery_date: string; taken: number };
    offer_bookings: { product_id: number; size_id: number; delivery_date: string; taken: number };
  }
}

export interface ClientCopy {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export interface AddressCopy {
  label: string;
  phone: string;
  address: string;
  city: string;
  country: string;
  postalCode: string;
  /** Missing in old orders. */
  note?: string;
}

/** Who eats of an order, and what they reacted to when it was placed or last changed. */
export interface EaterCopy {
  name: string;
  asked: boolean;
  allergens: { name: Bilingual; severity: Severity }[];
}

export interface LineAllergen {
  id: number;
  code: string;
  name: Bilingual;
  presence: Presence;
}

export const meanings = {
  orders_discount_code_id_fkey: 'discountCode',
  orders_schedule_id_fkey: 'slot',
  order_lines_product_id_fkey: 'lines',
  order_lines_category_id_fkey: 'lines',
  order_lines_size_id_fkey: 'lines',
  order_lines_tax_rate_id_fkey: 'lines',
} as const satisfies ConstraintMeanings;
