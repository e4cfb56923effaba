import { expect, test } from 'vitest';
import { groupTable } from '../../testing/group-table.ts';
import { wednesday } from '../../testing/small-kitchen.ts';
import { mondayMorning } from '../../testing/test-app.ts';

const house = await groupTable();
const { db, time, kitchen, host, terms, open, read, close, share, meal, guest, mind, mails } = house;
const late = await kitchen.world.schedule(kitchen.zone, '20:00', '21:00', null, 3);
const { addressId: office } = await kitchen.world.client();
await db
  .updateTable('addresses')
  .set({ client_id: kitchen.marc.clientId, address: '9, rue Cachée' })
  .where('id', '=', office)
  .execute();

/** Who was told of a move since it was asked last, after so many minutes. */
function telling() {
  let count = 0;
  return async (minutes: number) => {
    time.now = new Date(mondayMorning.getTime() + minutes * 60_000);
    await Promise.all([mind(), mind()]);
    time.now = mondayMorning;
    const letters = (await mails()).filter(({ subject }) =>
      /Votre repas change|Your meal has changed/.test(subject ?? ''),
    );
    const newLetters = letters.slice(count);
    count = letters.length;
    expect(newLetters.map(({ text }) => text).join(' ')).not.toContain('Cachée');
    return newLetters
      .map(({ to, text }) => `${to?.[0]?.address} ${/demandez-la à|ask Marc/.test(text ?? '') ? 'elsewhere' : 'time'}`)
      .toSorted();
  };
}

test('guests who left an address are told once of each move of the meal, before it is placed and after, once an hour at most', async () => {
  const { id } = await open();
  const token = await share(id);
  await guest(token, 'Marc', { email: 'marc@example.com' }, host);
  const zoe = await guest(token, 'Zoé', { email: 'zoe@example.com' });
  await guest(token, 'Lou', { email: 'lou@example.com', locale: 'en' });
  await guest(token, 'Max');
  const toldAfter = telling();
  const change = async (wishes: object) =>
    host.call('group-orders', 'updateGroupOrder', { id }, { ...terms, ...wishes, version: (await read(id)).version });
  // As of guests who came before it was noted.
  await db.updateTable('group_order_guests').set({ told_place: null }).where('name', '=', 'Zoé').execute();
  await change({ budget: 4000, driverNote: 'Code 12' });
  expect(await toldAfter(0)).toEqual([]);
  const lateSlot = { scheduleId: late, date: wednesday };
  await change({ slot: lateSlot });
  expect(await toldAfter(1)).toEqual(['lou@example.com time', 'zoe@example.com time']);
  expect(await toldAfter(2)).toEqual([]);
  await change({ slot: lateSlot, addressId: office });
  expect(await toldAfter(30)).toEqual([]);
  // Who comes now finds it so.
  await guest(token, 'Ana', { email: 'ana@example.com' });
  expect(await toldAfter(62)).toEqual(['lou@example.com elsewhere', 'zoe@example.com elsewhere']);
  await zoe.choose(meal());
  const orderId = (await close(id)).order?.id ?? 0;
  expect(await toldAfter(124)).toEqual([]);
  const { version, lines } = await host.call('own-orders', 'getOwnOrder', { id: orderId });
  const sameLines = lines.map(({ productId, sizeId, quantity, eaterId }) => ({ productId, sizeId, quantity, eaterId }));
  const laterChange = { slot: terms.slot, lines: sameLines, driverNote: '', version };
  await host.call('own-orders', 'updateOwnOrder', { id: orderId, 'Idempotency-Key': crypto.randomUUID() }, laterChange);
  expect(await toldAfter(125)).toEqual(['ana@example.com time', 'lou@example.com time', 'zoe@example.com time']);
  await db.updateTable('group_order_guests').set({ place_told_at: null }).where('name', '=', 'Zoé').execute();
  await host.call('own-orders', 'cancelOwnOrder', { id: orderId });
  const cancelLetters = async () =>
    (await mails()).flatMap(({ subject, to }) => (subject?.includes('commande est annulée') ? [to?.[0]?.address] : []));
  // It can be undone still.
  expect(await toldAfter(0)).toEqual([]);
  expect(await cancelLetters()).toEqual([]);
  expect(await toldAfter(300)).toEqual([]);
  expect(await toldAfter(301)).toEqual([]);
  expect(await cancelLetters()).toEqual(['zoe@example.com']);
  expect(await zoe.visit()).toMatchObject({ state: 'cancelled', changeableUntil: null });
});
