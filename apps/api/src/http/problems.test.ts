import { expect, test } from 'vitest';
import { smallKitchen } from '../testing/small-kitchen.ts';
import { testApp } from '../testing/test-app.ts';

const lines: string[] = [];
const { db, ownerPool, signedIn } = await testApp({ log: { write: (line) => void lines.push(line) } });
const kitchen = await smallKitchen(db);

test('a constraint that breaks where no such refusal is stated is a bug, not a refusal, and is logged without what the row holds', async () => {
  await ownerPool.query('alter table orders add constraint orders_kitchen_note_key unique (kitchen_note)');
  const claire = await signedIn('manager');
  const place = () => kitchen.place(claire, { kitchenNote: '2e étage' });
  await place();
  await expect(place()).rejects.toMatchObject({ problem: { status: 500, code: 'unexpected' } });
  const logged = lines.find((line) => line.includes('unexpected error'));
  expect([logged?.includes('orders_kitchen_note_key'), logged?.includes('2e étage')]).toEqual([true, false]);
});
