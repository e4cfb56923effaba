import { expect, test } from 'vitest';
import { groupTable } from '../../testing/group-table.ts';
import { wednesday } from '../../testing/small-kitchen.ts';

const house = await groupTable();
const { db, kitchen, host, terms, open, read, share, meal, guest, mind, mails, close } = house;
const late = await kitchen.world.schedule(kitchen.zone, '20:00', '21:00', null, 3);

const setCapacity = (capacity: number | null) =>
  db.updateTable('delivery_schedules').set({ capacity }).where('id', '=', kitchen.evening).execute();

const letters = async () => {
  await Promise.all([mind(), mind()]);
  return (await mails()).filter(({ subject }) => /à modifier/.test(subject ?? '')).map(({ text }) => text ?? '');
};

test('a host reads before the deadline what would refuse the whole order, is told of it once, and changes it', async () => {
  const { id } = await open();
  const zoe = await guest(await share(id), 'Zoé', { email: 'zoe@example.com' });
  await zoe.choose(meal());
  // It holds the last place.
  await setCapacity(1);
  expect(await letters()).toEqual([]);
  expect(await read(id)).toMatchObject({ obstacle: '' });
  await setCapacity(0);
  expect(await letters()).toHaveLength(1);
  expect(await read(id)).toMatchObject({ obstacle: 'slot-full' });
  await expect(close(id)).rejects.toMatchObject({ problem: { code: 'slot-full' } });
  expect(await letters()).toHaveLength(1);
  await setCapacity(null);
  await letters();
  expect(await read(id)).toMatchObject({ obstacle: '' });
});

test('what nobody but the minimum is against is no obstacle', async () => {
  await setCapacity(null);
  const { id } = await open({ slot: { scheduleId: late, date: wednesday } });
  await (await guest(await share(id), 'Zoé')).choose(meal());
  const zones = db.updateTable('delivery_zones').where('id', '=', kitchen.zone);
  await zones.set({ minimum_order: 100_000 }).execute();
  await letters();
  expect(await read(id)).toMatchObject({ obstacle: '' });
  await zones.set({ minimum_order: 0, active: false }).execute();
  expect((await letters()).at(-1)).toContain('adresse');
  expect(await read(id)).toMatchObject({ obstacle: 'address-not-eligible' });
  await zones.set({ active: true }).execute();
  const { version } = await read(id);
  const changedOrder = await host.call('group-orders', 'updateGroupOrder', { id }, { ...terms, version });
  expect(changedOrder.obstacle).toBe('');
});
