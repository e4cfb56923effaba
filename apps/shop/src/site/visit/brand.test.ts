import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { usualColours } from '@traiteur/domain/site/brand-colours.ts';
import { expect, test } from 'vitest';
import { brandStyle } from './brand.ts';

// What colours need of the texts.
const site = { version: 7, brand: { colours: { ...usualColours, fresh: '#99cc66' } } } as unknown as SiteTexts;
const keptFor = (search: string, preview?: string) =>
  brandStyle({ site, ...(preview && { preview }) }, new URL(`https://www.example.com/brand.css${search}`)).headers.get(
    'cache-control',
  );

test('colours are kept under the number of their own version, and of texts that are looked at', () => {
  expect(keptFor('?version=7')).toContain('immutable');
  expect(keptFor('?preview=one', 'one')).toContain('immutable');
});

test.each(['?version=8', '?version=6', '?preview=gone', '?x', ''])(
  'nobody keeps colours under %s, where others will stand',
  (search) => expect(keptFor(search)).toBe('no-cache'),
);
