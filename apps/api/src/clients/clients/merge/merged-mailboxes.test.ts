import { expect, test } from 'vitest';
import { onlineHouse } from '../../../testing/stripe/online-house.ts';
import { clearMerges } from './undo-merge.ts';

const { db, pool, kitchen, signedIn, mails, time } = await onlineHouse();
const owner = await signedIn('owner');

interface Known {
  customer?: string;
  hasAccount?: true;
  email?: '';
}

async function clientWith({ customer, hasAccount, ...fields }: Known = {}): Promise<number> {
  const { clientId: id } = await kitchen.world.client(fields);
  if (customer) await db.updateTable('clients').set({ stripe_customer_id: customer }).where('id', '=', id).execute();
  if (hasAccount)
    await db
      .insertInto('client_accounts')
      .values({ client_id: id, password_hash: 'none', password_changed_at: time.now, created_at: time.now })
      .execute();
  return id;
}

async function merge(id: number, otherId: number) {
  const { version, otherVersion } = await owner.call('clients', 'previewClientMerge', { id, otherId });
  return owner.call('clients', 'mergeClients', { id }, { otherId, version, otherVersion });
}

async function undoLatest(id: number) {
  const { merges } = await owner.call('clients', 'getClientStanding', { id });
  return owner.call('clients', 'undoMerge', { id }, { mergeId: merges[0]?.id ?? 0 });
}

async function customersOf(...ids: number[]) {
  const clients = db.selectFrom('clients').select(['id', 'stripe_customer_id']).where('id', 'in', ids);
  const rows = await clients.execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.stripe_customer_id ?? null);
}

async function forgottenCards(): Promise<string[]> {
  const { rows } = await pool.query<{ customer: string }>(
    `select payload->>'customer' as customer from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'forget-customer'`,
  );
  return rows.map(({ customer }) => customer);
}

/** As a day later, when nothing can be undone any more. */
const endUndoing = () => clearMerges(db, new Date(time.now.getTime() + 25 * 3_600_000));

test.each<[string, Known, Known]>([
  ['the account of the record that goes', {}, { hasAccount: true }],
  ['the account of the record that stays', { hasAccount: true }, {}],
  ['two accounts', { hasAccount: true }, { hasAccount: true }],
  ['cards of the record that goes', {}, { customer: 'cus_asked_other' }],
  ['cards of a record without an address', { customer: 'cus_asked', email: '' }, { hasAccount: true }],
])(
  'merging two addresses and %s asks for the password again, changes nothing before, and is mailed to owners',
  async (_, keptPerson, otherPerson) => {
    const [id, otherId] = [await clientWith(keptPerson), await clientWith(otherPerson)];
    const start = time.now;
    time.now = new Date(start.getTime() + 11 * 60_000);
    const count = (await mails()).length;
    await expect(merge(id, otherId)).rejects.toMatchObject({ problem: { status: 403, code: 'recent-sign-in-needed' } });
    expect((await owner.call('clients', 'get', { id: otherId })).id).toBe(otherId);
    expect((await mails()).length).toBe(count);
    time.now = start;
    await merge(id, otherId);
    const texts = (await mails()).slice(count).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining(`n° ${otherId}`));
  },
);

test('merging records that open nothing, or one without an address into an account, asks for no password and mails nobody', async () => {
  const [plain, otherPlain] = [await clientWith(), await clientWith()];
  const [account, phoned] = [await clientWith({ hasAccount: true }), await clientWith({ email: '' })];
  const [phonedToo, otherAccount] = [await clientWith({ email: '' }), await clientWith({ hasAccount: true })];
  const start = time.now;
  time.now = new Date(start.getTime() + 11 * 60_000);
  const count = (await mails()).length;
  await merge(plain, otherPlain);
  await merge(account, phoned);
  await merge(phonedToo, otherAccount);
  expect((await mails()).length).toBe(count);
  time.now = start;
});

test('cards of the record that goes are not handed to the address of the one that stays, and are forgotten after a day', async () => {
  const [id, otherId] = [await clientWith({ hasAccount: true }), await clientWith({ customer: 'cus_of_other' })];
  await merge(id, otherId);
  expect(await customersOf(id)).toEqual([null]);
  await undoLatest(id);
  expect(await customersOf(id, otherId)).toEqual([null, 'cus_of_other']);
  await merge(id, otherId);
  await endUndoing();
  expect(await forgottenCards()).toContain('cus_of_other');
});

test('nor are those of the record that stays, where the address of the other’s account is kept', async () => {
  const otherPerson = { customer: 'cus_other_account', hasAccount: true } as const;
  const [id, otherId] = [await clientWith({ customer: 'cus_of_keeper' }), await clientWith(otherPerson)];
  await merge(id, otherId);
  expect(await customersOf(id)).toEqual(['cus_other_account']);
  await undoLatest(id);
  expect(await customersOf(id, otherId)).toEqual(['cus_of_keeper', 'cus_other_account']);
  await merge(id, otherId);
  await endUndoing();
  const cards = await forgottenCards();
  expect(cards).toContain('cus_of_keeper');
  expect(cards).not.toContain('cus_other_account');
});

test('cards stay with an address that a record without one gets', async () => {
  const [id, otherId] = [
    await clientWith({ email: '' }),
    await clientWith({ customer: 'cus_stays', hasAccount: true }),
  ];
  await merge(id, otherId);
  expect(await customersOf(id)).toEqual(['cus_stays']);
  await endUndoing();
  expect(await forgottenCards()).not.toContain('cus_stays');
});

test('cards that a later merge may give back are not forgotten when an earlier one ends', async () => {
  const [first, second, last] = [await clientWith(), await clientWith(), await clientWith({ hasAccount: true })];
  await db.updateTable('clients').set({ stripe_customer_id: 'cus_late' }).where('id', '=', first).execute();
  await merge(first, second);
  const start = time.now;
  const later = new Date(start.getTime() + 9 * 60_000);
  time.now = later;
  await merge(last, first);
  await clearMerges(db, new Date(later.getTime() + 24 * 3_600_000 - 60_000));
  expect(await forgottenCards()).not.toContain('cus_late');
  await undoLatest(last);
  expect(await customersOf(last, first)).toEqual([null, 'cus_late']);
  time.now = start;
});
