import { everyOperation } from '@traiteur/contract/operations.ts';
import { auditOf, dataAge, operationIdOf, type Tagged } from '@traiteur/contract/statement/operation.ts';
import { expect, test } from 'vitest';
import type { Replica } from '../database/replica.ts';
import { statementsOn } from '../database/rows/statements.ts';
import { openPool } from '../database/server/pool.ts';
import { afterwards } from '../testing/afterwards.ts';
import { testDatabase } from '../testing/database/test-database.ts';
import { smallKitchen } from '../testing/small-kitchen.ts';
import { testApp } from '../testing/test-app.ts';

const nouns: readonly Tagged[] = everyOperation;
const lagging = nouns.flatMap((noun) =>
  Object.entries(noun.operations)
    .filter(([, operation]) => operation.mayLag)
    .map(([name, operation]) => ({ id: operationIdOf(noun, name), operation })),
);

const primary = await testApp();
// A house of its own, in which nothing was ordered: what is read there shows.
const elsewhere = await testDatabase();
const pool = openPool(elsewhere.url);
pool.on('connect', (client) => void client.query('set default_transaction_read_only = on'));
afterwards(() => pool.end());
const replica: Replica = {
  age: async () => 7,
  async read(ask, { onAge }) {
    const answer = await ask(statementsOn(pool));
    onAge(7);
    return answer;
  },
  stop: () => Promise.resolve(),
};
const { app } = await testApp({
  db: primary.db,
  server: { pool: primary.pool, ownerPool: primary.ownerPool, embedded: true, replica },
});
const owner = await primary.signedIn('owner');
const kitchen = await smallKitchen(primary.db);
await kitchen.place(owner);

const ask = (path: string) =>
  app.inject({ method: 'GET', url: `/api${path}`, headers: { authorization: `Bearer ${owner.token}` } });

test('reports and exports may lag, and nothing else', () => {
  expect(lagging.map(({ id }) => id).toSorted()).toEqual([
    'exportAllergens',
    'exportBatches',
    'exportCategories',
    'exportClients',
    'exportCompanies',
    'exportControlPoints',
    'exportDeliverySchedules',
    'exportDeliveryZones',
    'exportDiscountCodes',
    'exportDishCosts',
    'exportIngredients',
    'exportInvoices',
    'exportKitchenBook',
    'exportOrders',
    'exportPostalCodes',
    'exportProducts',
    'exportPurchaseOrders',
    'exportRecipes',
    'exportSalesReport',
    'exportSizes',
    'exportStations',
    'exportSupplierInvoices',
    'exportSuppliers',
    'exportTags',
    'exportTakings',
    'getSalesReport',
    'getTakings',
  ]);
});

test.each(lagging)('$id writes nothing where it is read, and says how old that is', async ({ operation }) => {
  expect(operation.method).toBe('GET');
  const days = operation.path === '/exports/dish-costs' ? '?from=2026-11-23&to=2026-11-29' : '';
  const answer = await ask(operation.path + days);
  expect([answer.statusCode, answer.headers[dataAge]]).toEqual([200, '7']);
  const entries = await primary.db.selectFrom('audit_entries').where('operation', 'like', 'export%').execute();
  expect(entries.length > 0 || auditOf(operation) === 'none').toBe(true);
});

test('the report is the replica’s, the list of orders is not', async () => {
  const report = await ask('/sales-report?period=last30Days');
  const list = await ask('/orders');
  expect(report.json()).toMatchObject({ figures: { orders: 0 } });
  expect(list.json()).toMatchObject({ items: [{ total: 1440 }] });
  expect(list.headers).not.toHaveProperty(dataAge);
});
