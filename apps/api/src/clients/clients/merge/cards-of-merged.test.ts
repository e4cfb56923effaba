import { expect, test } from 'vitest';
import { onlineHouse } from '../../../testing/stripe/online-house.ts';
import { mondayMorning } from '../../../testing/test-app.ts';
import { clearMerges } from './undo-merge.ts';

const { db, pool, kitchen, signedIn } = await onlineHouse();

test('cards of a record that was merged into one with cards are forgotten once that can no longer be undone', async () => {
  const owner = await signedIn('owner');
  const ids = await Promise.all(['cus_kept', 'cus_other'].map((customer) => clientWith(customer)));
  const [keeper, otherClient] = await Promise.all(ids.map((id) => owner.call('clients', 'get', { id })));
  if (!keeper || !otherClient) throw new Error('nobody was written');
  const versions = { version: keeper.version, otherVersion: otherClient.version };
  await owner.call('clients', 'mergeClients', { id: keeper.id }, { otherId: otherClient.id, ...versions });
  await clearMerges(db, mondayMorning);
  expect(await forgottenCards()).toEqual([]);
  await clearMerges(db, new Date(mondayMorning.getTime() + 25 * 3_600_000));
  expect(await forgottenCards()).toEqual(['cus_other']);
});

test('cards that were kept while two records were one are whose e-mail address it is, once they are two again', async () => {
  const owner = await signedIn('owner');
  const { clientId: id } = await kitchen.world.client({ email: '' });
  const { clientId: otherId } = await kitchen.world.client();
  const { version, otherVersion } = await owner.call('clients', 'previewClientMerge', { id, otherId });
  await owner.call('clients', 'mergeClients', { id }, { otherId, version, otherVersion });
  await db.updateTable('clients').set({ stripe_customer_id: 'cus_since' }).where('id', '=', id).execute();
  const { merges } = await owner.call('clients', 'getClientStanding', { id });
  await owner.call('clients', 'undoMerge', { id }, { mergeId: merges[0]?.id ?? 0 });
  const customers = db.selectFrom('clients').select('stripe_customer_id as customer').where('id', 'in', [id, otherId]);
  expect(await customers.orderBy('id').execute()).toEqual([{ customer: null }, { customer: 'cus_since' }]);
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
