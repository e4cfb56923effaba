import { expect, test } from 'vitest';
import { withServer } from '../../apps/api/src/testing/database/test-template.ts';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { placeOrder } from '../place-order.ts';
import { ownSite } from '../running-site.ts';

const site = await ownSite();
const { signedIn, client } = await openBrowser(site);

test('a refused payment stands on the home page until somebody says that they have seen to it', async () => {
  const api = await client(claire);
  const { id, number, total } = await placeOrder(api);
  await withServer(site.databaseUrl, (database) =>
    database.query(
      `with refusal as (insert into online_payments (at, intent_id, failure) values (now(), 'pi_refused', 'card_declined') returning id)
      insert into online_payment_parts (online_payment_id, order_id, amount) select id, $1, $2 from refusal`,
      [id, total],
    ),
  );
  const { page, visit, complaints } = await signedIn();
  await visit('/');
  const task = page.getByRole('listitem').filter({ hasText: 'Paiement refusé' }).filter({ hasText: number });
  await task.waitFor();
  await task.getByRole('button', { name: `C’est vu · ${number}` }).click();
  await task.waitFor({ state: 'detached' });
  await visit(`/commandes/${id}`);
  await page
    .getByText(/paiement refusé/i)
    .first()
    .waitFor();
  expect((await api.call('dashboard', 'getDashboard')).failedPayments.count).toBe(0);
  expect(complaints).toEqual([]);
});
