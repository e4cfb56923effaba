import type { DiscountType } from '@traiteur/domain/discount-codes.ts';
import type { OrderStatus, PaymentStatus } from '@traiteur/domain/order-life.ts';
import type { Presence, Severity } from '@traiteur/domain/allergies.ts';
import type { Role } from '@traiteur/domain/scopes.ts';
import type { TaxComponent, TaxAmount } from '@traiteur/domain/tax.ts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type Locale = 'fr' | 'en';
interface Named {
  name_fr: string;
  name_en: string;
}
interface Bilingual {
  fr: string;
  en: string;
}
interface Kept {
  id: GeneratedAlways<number>;
  version: Generated<number>;
}
interface Searched {
  search: GeneratedAlways<string>;
}
interface SalesDay {
  dated_by: 'order' | 'delivery';
  date: string;
  zone_id: number;
  category_id: number;
}
/** Written as JSON text, read parsed. */
type Json<T extends object> = JSONColumnType<T>;
/** `numeric`, which the driver reads as text. */
type Numeric = ColumnType<string | null, number | null, number | null>;

/** The tables, as the migrations made them. Amounts are cents, dates `YYYY-MM-DD`, times `HH:MM:SS`, moments `Date`. */
export interface Database {
  administrators: Kept & {
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    locale: Locale;
    role: Role;
    active: Generated<boolean>;
    password_changed_at: ColumnType<Date | null, Date | null | undefined>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  sessions: {
    id: string;
    administrator_id: number;
    access_hash: Buffer;
    access_expires_at: Date;
    expires_at: Date;
    created_at: Date;
    last_used_at: Date;
    user_agent: string;
    address: string;
    ended_at: Date | null;
  };
  refresh_tokens: { hash: Buffer; session_id: string; created_at: Date; used_at: Date | null };
  password_resets: {
    hash: Buffer;
    administrator_id: number;
    created_at: Date;
    expires_at: Date;
    used_at: ColumnType<Date | null, Date | null | undefined>;
  };
  sign_in_attempts: { key: string; attempts: number; since: Date };
  provider_sign_ins: {
    state_hash: Buffer;
    provider: string;
    code_verifier: string;
    nonce: string;
    created_at: Date;
    expires_at: Date;
  };
  audit_entries: Searched & {
    id: GeneratedAlways<number>;
    at: Date;
    administrator_id: number | null;
    administrator_name: string;
    tag: string;
    operation: string;
    thing_id: string | null;
    thing_name: string | null;
    before: ColumnType<object | null, string | null>;
    after: ColumnType<object | null, string | null>;
  };
  allergens: Kept & Named & Searched & { slug: string; code: string; active: boolean };
  tags: Kept & Named & Searched & { slug: string; colour: string; active: boolean };
  sizes: Kept & Named & Searched & { slug: string; position: number; active: boolean };
  categories: Kept & Named & { position: number; active: Generated<boolean> };
  tax_rates: Kept & Named & { components: Json<TaxComponent[]>; active: Generated<boolean> };
  product_constants: {
    id: Generated<number>;
    default_quantity: number | null;
    daily_choices: Generated<number>;
    largest_line_quantity: Generated<number>;
    version: Generated<number>;
  };
  pictures: { id: Generated<string>; media_type: string; bytes: Buffer; created_at: Generated<Date> };
  products: Kept &
    Named &
    Searched & {
      slug_fr: string;
      slug_en: string;
      description_fr: string;
      description_en: string;
      ingredients_fr: string;
      ingredients_en: string;
      category_id: number;
      tax_rate_id: number;
      status: 'draft' | 'published' | 'archived';
      picture_id: string | null;
      weekdays: number[];
      allergens_declared: boolean;
      kcal: Numeric;
      protein: Numeric;
      carbohydrate: Numeric;
      fat: Numeric;
      fibre: Numeric;
      salt: Numeric;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
  product_tags: { product_id: number; tag_id: number };
  product_allergens: { product_id: number; allergen_id: number; presence: Presence };
  offers: { product_id: number; size_id: number; price: number; quantity_available: number | null };
  delivery_zones: Kept &
    Named &
    Searched & {
      colour: string;
      fee: number | null;
      free_delivery_from: number | null;
      minimum_order: number;
      active: boolean;
    };
  postal_codes: Kept & Searched & { country: string; code: string; city: string; zone_id: number | null };
  delivery_schedules: Kept & {
    weekday: number;
    starts: string;
    ends: string;
    capacity: number | null;
    notice_hours: number | null;
    active: boolean;
  };
  delivery_schedule_zones: { schedule_id: number; zone_id: number };
  delivery_configurations: {
    id: GeneratedAlways<number>;
    effective_from: Date;
    shipping_fee: number;
    free_delivery_from: number | null;
    notice_hours: number;
    promise_hours: number;
    horizon_days: number;
    closed_dates: string[];
    created_at: Generated<Date>;
    created_by: number | null;
  };
  clients: Kept &
    Searched & {
      first_name: string;
      last_name: string;
      email: string;
      phone: string;
      locale: Locale;
      diet_note: string;
      marketing_consent: boolean;
      orders_count: Generated<number>;
      orders_amount: Generated<number>;
      last_order_at: Date | null;
      first_order_id: Generated<number | null>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
  client_allergens: { client_id: number; allergen_id: number; severity: Severity };
  addresses: {
    id: GeneratedAlways<number>;
    client_id: number;
    label: string;
    phone: string;
    address: string;
    city: string;
    country: string;
    postal_code: string;
  };
  discount_codes: Kept &
    Searched & {
      code: string;
      type: DiscountType;
      value: number | null;
      minimum_goods: number | null;
      valid_from: Date | null;
      valid_until: Date | null;
      total_limit: number | null;
      client_limit: number | null;
      first_order_only: boolean;
      active: boolean;
      uses: Generated<number>;
    };
  discount_code_categories: { discount_code_id: number; category_id: number };
  discount_code_uses: { discount_code_id: number; client_id: number; uses: number };
  idempotency_keys: { key: string; request_hash: string; created_at: Date };
  order_numbers: { year: number; last: number };
  orders: Kept &
    Searched & {
      number: string;
      client_id: number;
      status: OrderStatus;
      payment_status: Generated<PaymentStatus>;
      source: 'administration' | 'website';
      placed_at: Date;
      placed_by: number | null;
      delivery_date: string;
      schedule_id: number;
      slot_starts: string;
      slot_ends: string;
      zone_id: number;
      zone_name: Json<Bilingual>;
      client: Json<ClientCopy>;
      address: Json<AddressCopy>;
      notes: string;
      items: number;
      subtotal: number;
      discount: number;
      discount_code_id: number | null;
      discount_code: string | null;
      delivery_fee: number;
      taxes: Json<TaxAmount[]>;
      total: number;
      allergy_alert: 'override' | 'warning' | null;
      idempotency_key: string | null;
      updated_at: Generated<Date>;
    };
  order_lines: {
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
    tax_rate_id: number;
    tax_components: Json<TaxComponent[]>;
    allergens: Json<LineAllergen[]>;
  };
  order_allergy_conflicts: {
    order_id: number;
    line_position: number;
    allergen_id: number;
    allergen_name: Json<Bilingual>;
    severity: Severity;
    presence: Presence;
    must_override: boolean;
  };
  order_events: {
    id: GeneratedAlways<number>;
    order_id: number;
    kind: OrderEventKind;
    at: Date;
    by_id: number | null;
    by_name: string;
    reason: Generated<string>;
  };
  slot_bookings: { schedule_id: number; delivery_date: string; taken: number };
  sales_clock: { id: Generated<number>; time_zone: string };
  sales_days: SalesDay & {
    payment_status: PaymentStatus;
    orders: number;
    new_clients: number;
    gross: number;
    discount: number;
    delivery_fee: number;
    tax: number;
    total: number;
  };
  sales_day_taxes: SalesDay & { name: string; rate: number; base: number; amount: number };
  sales_day_lines: SalesDay & {
    product_id: number;
    size_id: number;
    quantity: number;
    gross: number;
    discount: number;
  };
  offer_bookings: { product_id: number; size_id: number; delivery_date: string; taken: number };
}

export type OrderEventKind =
  | 'placed'
  | 'allergy_overridden'
  | 'confirmed'
  | 'preparation_started'
  | 'made_ready'
  | 'dispatched'
  | 'delivered'
  | 'delivery_failed'
  | 'cancelled';

/** The client as it was when the order was placed. */
export interface ClientCopy {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** The address as it was when the order was placed. */
export interface AddressCopy {
  label: string;
  phone: string;
  address: string;
  city: string;
  country: string;
  postalCode: string;
}

export interface LineAllergen {
  id: number;
  code: string;
  name: Bilingual;
  presence: Presence;
}
