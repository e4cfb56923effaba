import { mostGroupOrders } from '@traiteur/domain/own/group-orders.ts';
import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { groupTable } from '../../testing/group-table.ts';
import { whileSomebodySaves } from '../../testing/while-somebody-saves.ts';

const house = await groupTable();
const { db, pool, kitchen, host, owner, terms, open, read, close, share, meal, guest, mind, mails } = house;
const { dahl, bowl, size, sesame } = kitchen;
const refusal = (code: string) => ({ problem: { code } });
const sesameAllergy = [{ allergenId: sesame, severity: 'allergy' as const }];
const cancel = (id: number) => host.call('group-orders', 'cancelGroupOrder', { id });

test('whatever a host tries with the number of a guest, the guest stays as they said, and their dishes as they chose', async () => {
  const { id } = await open();
  const zoe = await guest(await share(id), 'Zoé', { allergens: sesameAllergy });
  await zoe.choose(meal(dahl));
  const { eater_id } = await db
    .selectFrom('group_order_guests')
    .select('eater_id')
    .where('group_order_id', '=', id)
    .executeTakeFirstOrThrow();
  const eaterId = eater_id ?? 0;
  const saidOfZoe = { name: 'Zoé', dietNote: '', allergens: [], allergiesAsked: true };
  const bowlOfZoe = { productId: bowl, sizeId: size, quantity: 1, eaterId };
  const { slot, addressId } = terms;
  const tryAll = async () => {
    await expect(host.call('own-eaters', 'updateOwnEater', { id: eaterId }, saidOfZoe)).rejects.toMatchObject(
      refusal('not-found'),
    );
    await expect(host.call('own-eaters', 'removeOwnEater', { id: eaterId })).rejects.toMatchObject(
      refusal('not-found'),
    );
    const { items } = await host.call(
      'own-orders',
      'quoteOwnOrders',
      {},
      { addressId, orders: [{ slot, lines: [bowlOfZoe] }] },
    );
    expect(items[0]?.faults.map(({ code }) => code)).toEqual(['unknown-reference']);
    expect(items[0]?.conflicts).toEqual([]);
    const cart = { articleQuantity: { a: { quantity: 1, articleId: `${dahl}-${size}`, eaterId } } };
    const { articleQuantity } = await host.call('carts', 'updateCart', {}, cart);
    expect(JSON.stringify(articleQuantity)).not.toContain(String(eaterId));
  };
  await tryAll();
  const { order } = await close(id);
  await tryAll();
  const orderId = order?.id ?? 0;
  const { version } = await host.call('own-orders', 'getOwnOrder', { id: orderId });
  const change = { slot, lines: [bowlOfZoe] };
  await expect(host.call('own-orders', 'quoteOwnOrderChange', { id: orderId }, change)).rejects.toMatchObject(
    refusal('group-order-placed'),
  );
  await expect(
    host.call(
      'own-orders',
      'updateOwnOrder',
      { id: orderId, 'Idempotency-Key': crypto.randomUUID() },
      { ...change, version },
    ),
  ).rejects.toMatchObject(refusal('group-order-placed'));
  const staffView = await owner.call('orders', 'get', { id: orderId });
  expect(staffView.clientAllergies).toMatchObject([{ eaterId, severity: 'allergy' }]);
  await expectVerified(db);
});

test('of few portions a guest goes on with theirs, and others get what is left', async () => {
  const tart = await kitchen.dish({ name: 'Tarte', price: 700, available: 3 });
  const { id } = await open();
  const token = await share(id);
  const [zoe, noor] = [await guest(token, 'Zoé'), await guest(token, 'Noor')];
  await zoe.choose(meal(tart, 2));
  await expect(noor.choose(meal(tart, 2))).rejects.toMatchObject(refusal('quantity-unavailable'));
  await zoe.choose(meal(tart, 2), meal(dahl));
  await noor.choose(meal(tart));
  await close(id);
  await expectVerified(db);
});

test('closed before anybody has chosen it stays open, and a host has only so many open', async () => {
  const orders = [];
  while (orders.length < mostGroupOrders) orders.push(await open());
  await expect(open()).rejects.toMatchObject(refusal('too-many-group-orders'));
  const [first, ...otherIds] = orders.map(({ id }) => id);
  await expect(close(first ?? 0)).rejects.toMatchObject(refusal('nobody-has-chosen'));
  expect(await read(first ?? 0)).toMatchObject({ state: 'open' });
  for (const id of [first ?? 0, ...otherIds]) await cancel(id);
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => open()));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostGroupOrders);
  for (const answer of answers) if (answer.status === 'fulfilled') await cancel(answer.value.id);
  await expectVerified(db);
});

test('of two tabs of a host one saves, and what closes meanwhile is closed once', async () => {
  const { id, version } = await open();
  const zoe = await guest(await share(id), 'Zoé');
  await zoe.choose(meal(dahl));
  const save = (budget: number) => host.call('group-orders', 'updateGroupOrder', { id }, { ...terms, budget, version });
  const answers = await Promise.allSettled([save(2000), save(3000), close(id), close(id), zoe.choose(meal(dahl, 2))]);
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(1);
  expect(answers.slice(0, 2).filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
  expect((await read(id)).state).toBe('placed');
  expect(await db.selectFrom('orders').select('id').where('group_order_id', '=', id).execute()).toHaveLength(1);
  await expectVerified(db);
});

test('names that would be script or headers are words, on papers and in mails', async () => {
  const name = '<img src=x onerror=alert(1)>"; Bcc: x@example.com';
  const { id } = await open({ namesShown: true });
  const zoe = await guest(await share(id), name, { email: 'zoe@example.com' });
  await zoe.choose(meal(dahl));
  const { order } = await close(id);
  await mind();
  const { lines } = await owner.call('orders', 'get', { id: order?.id ?? 0 });
  expect(lines.map(({ eater }) => eater)).toEqual([name]);
  const letters = (await mails()).filter(({ to }) => to?.some(({ address }) => address === 'zoe@example.com'));
  expect(letters).toHaveLength(1);
  for (const mail of letters) {
    expect(mail.html ?? '').not.toContain('<img src=x');
    expect(mail.bcc ?? []).toEqual([]);
  }
});

test('an address is not removed while a group order goes there in another transaction', async () => {
  const place = { label: 'Bureau', phone: '', address: '5, rue Haxo', country: 'FR', note: '' };
  const input = { ...place, postalCode: '75020', city: 'Paris' };
  const { id: addressId } = await host.call('own-addresses', 'createOwnAddress', {}, input);
  const { id } = await open();
  const move = `update group_orders set address_id = ${addressId} where id = ${id}`;
  const answer = await whileSomebodySaves(pool, move, () =>
    host.call('own-addresses', 'removeOwnAddress', { id: addressId }),
  );
  expect(answer).toMatchObject(refusal('group-order-there'));
  expect((await read(id)).address?.id).toBe(addressId);
  await cancel(id);
});

test('the address of an open group order stays until nobody is to eat there', async () => {
  const place = { label: 'Bureau', phone: '', address: '3, rue Haxo', country: 'FR', note: '' };
  const { id: addressId } = await host.call(
    'own-addresses',
    'createOwnAddress',
    {},
    { ...place, postalCode: '75020', city: 'Paris' },
  );
  const { id } = await open({ addressId });
  const remove = () => host.call('own-addresses', 'removeOwnAddress', { id: addressId });
  await expect(remove()).rejects.toMatchObject(refusal('group-order-there'));
  const {
    id: clientId,
    version,
    firstName,
    lastName,
    email,
    phone,
  } = await owner.call('clients', 'get', {
    id: kitchen.marc.clientId,
  });
  const names = { firstName, lastName, email, phone, locale: 'fr' as const };
  const notes = { dietNote: '', houseNote: '', marketingConsent: false, allergens: [], allergiesAsked: true };
  const record = { ...names, ...notes, addresses: [], version };
  await expect(owner.call('clients', 'update', { id: clientId }, record)).rejects.toMatchObject(
    refusal('group-order-there'),
  );
  expect((await read(id)).address?.id).toBe(addressId);
  await cancel(id);
  await remove();
});
