import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
const sources = globSync(['apps/api/src/**/*.ts', 'db/**/*.ts'], { cwd: root, exclude: ['**/*.test.ts'] }).toSorted();
const writes =
  /into product_allergens|(deleteFrom|insertInto)\('product_allergens|\b(replaceParts|saveSelf|saveReactions|insertEater)\(/;

/** What writes for somebody else who judges, and what writes before there are orders. */
const exceptions = [
  'apps/api/src/catalogue/products/product-rows.ts',
  'apps/api/src/clients/clients/eater-rows.ts',
  'apps/api/src/clients/clients/personal-data/erase-client.ts',
  'apps/api/src/own/group-orders/join-group-order.ts',
  'apps/api/src/testing/building/catalogue-builder.ts',
  'db/demo/load-catalogue.ts',
];

test('whatever changes what clients react to or dishes contain judges the orders again', () => {
  const writers = sources.filter((path) => writes.test(readFileSync(join(root, path), 'utf8')));
  expect(writers).toEqual(
    expect.arrayContaining([
      ...exceptions,
      'apps/api/src/clients/clients/client-rows.ts',
      'apps/api/src/catalogue/products/save-product.ts',
    ]),
  );
  const silent = writers.filter((path) => !readFileSync(join(root, path), 'utf8').includes('judgeOrders('));
  expect(silent).toEqual(exceptions);
});
