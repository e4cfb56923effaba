import type { ClientInput } from '@traiteur/contract/clients/clients.ts';
import { expect, test } from 'vitest';
import { onlineHouse } from '../../testing/stripe/online-house.ts';

const { db, pool, kitchen, signedIn, mails, time } = await onlineHouse();
const owner = await signedIn('owner');
const { email: ownersEmail } = await db
  .selectFrom('administrators')
  .select('email')
  .where('role', '=', 'owner')
  .executeTakeFirstOrThrow();

async function clientWith({ customer, hasAccount }: { customer?: string; hasAccount?: true } = {}) {
  const { clientId: id } = await kitchen.world.client({});
  if (customer) await db.updateTable('clients').set({ stripe_customer_id: customer }).where('id', '=', id).execute();
  if (hasAccount)
    await db
      .insertInto('client_accounts')
      .values({ client_id: id, password_hash: 'none', password_changed_at: time.now, created_at: time.now })
      .execute();
  return owner.call('clients', 'get', { id });
}

let addresses = 0;
const newAddress = () => `elsewhere-${addresses++}@example.com`;

/** Saves a client as the form does, with what is changed of them. */
function save(client: Awaited<ReturnType<typeof clientWith>>, changes: Partial<ClientInput>) {
  const {
    id,
    version,
    unprovenEmail: _unproven,
    erasedAt: _at,
    eaterId: _eaterId,
    eaters: _eaters,
    ordersCount: _count,
    ordersAmount: _amount,
    lastOrderAt: _last,
    ...fields
  } = client;
  const addresses = client.addresses.map(({ eligible: _eligible, zone: _zone, ...address }) => address);
  return owner.call('clients', 'update', { id }, { ...fields, addresses, version, ...changes });
}

async function forgottenCards(): Promise<string[]> {
  const { rows } = await pool.query<{ customer: string }>(
    `select payload->>'customer' as customer from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'forget-customer'`,
  );
  return rows.map(({ customer }) => customer);
}

test('cards are forgotten with the address that they were saved under, here and at Stripe', async () => {
  const marc = await clientWith({ customer: 'cus_moved', hasAccount: true });
  await save(marc, { firstName: 'Marcel' });
  expect(await forgottenCards()).toEqual([]);
  const renamed = await owner.call('clients', 'get', { id: marc.id });
  await save(renamed, { email: newAddress() });
  expect(await forgottenCards()).toEqual(['cus_moved']);
  const { stripe_customer_id: customer } = await db
    .selectFrom('clients')
    .select('stripe_customer_id')
    .where('id', '=', marc.id)
    .executeTakeFirstOrThrow();
  expect(customer).toBeNull();
});

test('owners and the address of before are told that an account has another address', async () => {
  const marc = await clientWith({ hasAccount: true });
  const count = (await mails()).length;
  const email = newAddress();
  await save(marc, { email });
  const newMails = (await mails()).slice(count);
  expect(new Set(newMails.map(({ to }) => to?.[0]?.address))).toEqual(new Set([marc.email, ownersEmail]));
  expect(newMails).toHaveLength(2);
  const toOwner = newMails.find(({ to }) => to?.[0]?.address === ownersEmail);
  expect(toOwner?.text).toContain(`n° ${marc.id} (${marc.firstName} ${marc.lastName})`);
});

test('the address of an account or of cards asks for the password again, that of nobody’s account does not', async () => {
  const [withAccount, withCard, without] = [
    await clientWith({ hasAccount: true }),
    await clientWith({ customer: 'cus_stays' }),
    await clientWith(),
  ];
  const start = time.now;
  time.now = new Date(start.getTime() + 11 * 60_000);
  const refusal = { problem: { status: 403, code: 'recent-sign-in-needed' } };
  await expect(save(withAccount, { email: newAddress() })).rejects.toMatchObject(refusal);
  await expect(save(withCard, { email: newAddress() })).rejects.toMatchObject(refusal);
  await save(withAccount, { houseNote: 'rappeler' });
  await save(without, { email: newAddress() });
  time.now = start;
  expect(await forgottenCards()).not.toContain('cus_stays');
});
