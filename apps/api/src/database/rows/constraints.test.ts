import { expect, test } from 'vitest';
import { refusalOf } from './constraints.ts';

const unique = (table: string, constraint: string) => ({ code: '23505', table, constraint });
const reference = (table: string, constraint: string) => ({ code: '23503', table, constraint });

test.each([
  [unique('tags', 'tags_slug_key'), 'already-taken', 'slug'],
  [unique('products', 'products_slug_fr_key'), 'already-taken', 'slug.fr'],
  [unique('postal_codes', 'postal_codes_country_code_key'), 'already-taken', 'code'],
  [reference('products', 'products_tax_rate_id_fkey'), 'unknown-reference', 'taxRateId'],
  [reference('product_tags', 'product_tags_tag_id_fkey'), 'unknown-reference', 'tagIds'],
  [unique('slots', 'slots_start_key'), 'moment-taken', 'start'],
])('%o means %s at %s', (error, code, field) => {
  const meanings = {
    postal_codes_country_code_key: 'code',
    product_tags_tag_id_fkey: 'tagIds',
    slots_start_key: { code: 'moment-taken', field: 'start' },
  } as const;
  expect(refusalOf(error, meanings)).toMatchObject({ code, details: { field } });
});

test.each([
  [new Error('a bug')],
  [unique('tags', 'tags_pkey')],
  [unique('tags', 'sizes_slug_key')],
  [{ code: '23514', table: 'tags', constraint: 'tags_colour_key' }],
])('%o is a bug', (error) => {
  expect(refusalOf(error, {})).toBeUndefined();
});
