import { expect, test } from 'vitest';
import { onlineHouse } from '../../testing/stripe/online-house.ts';
import { mondayMorning } from '../../testing/test-app.ts';
import { clearMerges } from './undo-merge.ts';

const { db, pool, kitchen, signedIn } = await onlineHouse();

test('cards of a record that was merged into one with cards are forgotten once that can no longer be undone', async () => {
  const owner = await signedIn('owner');
  const ids = await Promise.all(['cus_kept', 'cus_other'].map((customer) => clientWith(customer)));
  const [keeper, other] = await Promise.all(ids.map((id) => owner.call('clients', 'get', { id })));
  if (!keeper || !other) throw new Error('nobody was written');
  const versions = { version: keeper.version, otherVersion: other.version };
  await owner.call('clients', 'mergeClients', { id: keeper.id }, { otherId: other.id, ...versions });
  await clearMerges(db, mondayMorning);
  expect(await forgottenCards()).toEqual([]);
  await clearMerges(db, new Date(mondayMorning.getTime() + 25 * 3_600_000));
  expect(await forgottenCards()).toEqual(['cus_other']);
});

/** A client whom Stripe calls so. */
async function clientWith(customer: string): Promise<number> {
  const { clientId: id } = await kitchen.world.client({});
  await db.updateTable('clients').set({ stripe_customer_id: customer }).where('id', '=', id).execute();
  return id;
}

/** Whom Stripe is to forget. */
async function forgottenCards(): Promise<string[]> {
  const jobs = await pool.query<{ customer: string }>(
    `select payload->>'customer' as customer from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'forget-customer'`,
  );
  return jobs.rows.map(({ customer }) => customer);
}
