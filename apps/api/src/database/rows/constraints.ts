import type { RefusalCode } from '@traiteur/contract/wire/refusals.ts';
import { Refusal } from '../../core/refusal.ts';

interface Meaning {
  code: RefusalCode;
  field: string;
}

const taken = (field: string): Meaning => ({ code: 'already-taken', field });

/** What a broken rule of the database means to the caller, by the constraint's name. */
const meanings: Readonly<Record<string, Meaning>> = {
  allergens_slug_key: taken('slug'),
  allergens_code_key: taken('code'),
  tags_slug_key: taken('slug'),
  sizes_slug_key: taken('slug'),
  products_slug_fr_key: taken('slug.fr'),
  products_slug_en_key: taken('slug.en'),
  postal_codes_country_code_key: taken('code'),
  discount_codes_code_key: taken('code'),
  clients_email_key: taken('email'),
  administrators_email_key: taken('email'),
  delivery_configurations_effective_from_key: { code: 'moment-taken', field: 'effectiveFrom' },
  products_published_declared: { code: 'allergens-not-declared', field: 'allergensDeclared' },
};

interface ForeignKey {
  /** Who uses: the noun as its tag says. */
  noun: string;
  from: string;
  column: string;
  to: string;
  /** Field to blame when what it names does not exist. */
  field: string;
}

/** References that refuse the removal of what they point to. */
export const foreignKeys: Readonly<Record<string, ForeignKey>> = {
  products_category_id_fkey: key('products', 'products', 'category_id', 'categories', 'categoryId'),
  products_tax_rate_id_fkey: key('products', 'products', 'tax_rate_id', 'tax_rates', 'taxRateId'),
  products_picture_id_fkey: key('products', 'products', 'picture_id', 'pictures', 'pictureId'),
  product_tags_tag_id_fkey: key('products', 'product_tags', 'tag_id', 'tags', 'tagIds'),
  product_allergens_allergen_id_fkey: key('products', 'product_allergens', 'allergen_id', 'allergens', 'allergens'),
  offers_size_id_fkey: key('products', 'offers', 'size_id', 'sizes', 'offers'),
  client_allergens_allergen_id_fkey: key('clients', 'client_allergens', 'allergen_id', 'allergens', 'allergens'),
  postal_codes_zone_id_fkey: key('postal-codes', 'postal_codes', 'zone_id', 'delivery_zones', 'zoneId'),
  delivery_schedule_zones_zone_id_fkey: key(
    'delivery-schedules',
    'delivery_schedule_zones',
    'zone_id',
    'delivery_zones',
    'zoneIds',
  ),
  discount_code_categories_category_id_fkey: key(
    'discount-codes',
    'discount_code_categories',
    'category_id',
    'categories',
    'categoryIds',
  ),
  orders_discount_code_id_fkey: key('orders', 'orders', 'discount_code_id', 'discount_codes', 'discountCode'),
  orders_client_id_fkey: key('orders', 'orders', 'client_id', 'clients', 'clientId'),
  orders_schedule_id_fkey: key('orders', 'orders', 'schedule_id', 'delivery_schedules', 'slot'),
  orders_zone_id_fkey: key('orders', 'orders', 'zone_id', 'delivery_zones', 'zoneId'),
  order_lines_product_id_fkey: key('orders', 'order_lines', 'product_id', 'products', 'lines'),
  order_lines_category_id_fkey: key('orders', 'order_lines', 'category_id', 'categories', 'lines'),
  order_lines_size_id_fkey: key('orders', 'order_lines', 'size_id', 'sizes', 'lines'),
  order_lines_tax_rate_id_fkey: key('orders', 'order_lines', 'tax_rate_id', 'tax_rates', 'lines'),
  orders_placed_by_fkey: key('orders', 'orders', 'placed_by', 'administrators', 'placedBy'),
  order_events_by_id_fkey: key('orders', 'order_events', 'by_id', 'administrators', 'events'),
  order_allergy_conflicts_by_id_fkey: key('orders', 'order_allergy_conflicts', 'by_id', 'administrators', 'conflicts'),
  delivery_configurations_created_by_fkey: key(
    'delivery-configurations',
    'delivery_configurations',
    'created_by',
    'administrators',
    'createdBy',
  ),
  order_allergy_conflicts_allergen_id_fkey: key(
    'orders',
    'order_allergy_conflicts',
    'allergen_id',
    'allergens',
    'allergens',
  ),
};

function key(noun: string, from: string, column: string, to: string, field: string): ForeignKey {
  return { noun, from, column, to, field };
}

/** The refusal that a database error stands for; undefined when it is a bug. */
export function refusalOf(error: unknown): Refusal | undefined {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (typeof code !== 'string' || typeof constraint !== 'string') return undefined;
  const meaning = meanings[constraint];
  if (meaning) return new Refusal(meaning.code, { field: meaning.field });
  const reference = foreignKeys[constraint];
  return reference && new Refusal('unknown-reference', { field: reference.field });
}
