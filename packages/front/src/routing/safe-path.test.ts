import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test.each([
  '/',
  '/produits',
  '/en/orders/12/edit',
  '/commandes?search=in%C3%A8s&status=ready',
  '/allergenes#liste',
  '/a-b_c~d@e/%20',
  '/en/?date=2026-11-25#top',
])('%s is a page of this site', (path) => {
  expect(safePath(path)).toBe(path);
});

test.each([
  '',
  'produits',
  '//example.com',
  '///example.com',
  '/\\example.com',
  '\\\\example.com',
  'https://example.com',
  'https:example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '/a b',
  '/a\tb',
  '/\n/example.com',
  '/\u0000',
  '/a:b',
  '/a?x=\n',
  '/a?x=\\',
  '/a?x=\u0007',
  '/a#\r',
  '/<script>',
  '/é',
  ' /produits',
  '/a;b',
  '/a?x#y z',
])('%j leads elsewhere, or might', (path) => {
  expect(safePath(path)).toBeUndefined();
});

test('no wish is no path', () => {
  expect([safePath(null), safePath(undefined)]).toEqual([undefined, undefined]);
});
