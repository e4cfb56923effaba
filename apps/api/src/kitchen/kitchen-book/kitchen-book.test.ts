import type { ControlPointInput } from '@traiteur/contract/kitchen/control-points.ts';
import { usualLimits } from '@traiteur/domain/kitchen/control-checks.ts';
import { expect, test } from 'vitest';
import { readExport } from '../../testing/read-export.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { db, host, signedIn } = await testApp();
const claire = await signedIn('manager');
const [karim, lea] = [await signedIn('kitchen'), await signedIn('kitchen')];
const driver = await signedIn('delivery');

const monday = '2026-11-23';

const point = (fr: string, input: Partial<ControlPointInput> = {}) => {
  const { kind = 'storage' } = input;
  const name = { fr, en: fr };
  const terms = { kind, ...usualLimits[kind], keeper: 'kitchen' as const, hours: ['07:00'], active: true };
  return claire.call('control-points', 'create', {}, { name, ...terms, weekdays: [1, 2, 3, 4, 5, 6, 7], ...input });
};

const check = { date: monday, hour: '07:00' as string | null, subject: '', reading: 25 as number | null, action: '' };
const record = (pointId: number, input: Partial<typeof check> = {}, person = karim) =>
  person.call('kitchen-book', 'recordCheck', {}, { ...check, pointId, ...input });
const refusal = (code: string) => ({ problem: { code } });
/** Sessions would end if the clock went on. */
const begin = (id: number, minutesAgo: number) => {
  const at = new Date(mondayMorning.getTime() - minutesAgo * 60_000);
  return db.updateTable('kitchen_book').set({ at }).where('id', '=', id).execute();
};

const coldRoom = await point('Chambre froide', { hours: ['16:00', '07:00'] });
const cooling = await point('Cellule', { kind: 'cooling', hours: [] });
const sample = await point('Plats témoins', { kind: 'sample', hours: [] });
const van = await point('Kangoo', { kind: 'vehicle', keeper: 'delivery' });

test('what is due stands by its hour, late once that is past, and is written down once by two at once', async () => {
  const due = async () => {
    const { points } = await karim.call('kitchen-book', 'listDueChecks', {});
    return points.find(({ id }) => id === coldRoom.id)?.hours;
  };
  expect(await due()).toEqual([
    { hour: '07:00', isLate: true, check: null },
    { hour: '16:00', isLate: false, check: null },
  ]);
  const answers = await Promise.allSettled([record(coldRoom.id), record(coldRoom.id, {}, lea)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find((answer) => answer.status === 'rejected')?.reason).toMatchObject(refusal('check-exists'));
  expect(await due()).toMatchObject([
    { hour: '07:00', isLate: false, check: { reading: 25, conform: true } },
    { hour: '16:00', check: null },
  ]);
});

test('a reading beyond its limits is not written without what was done, and keeps the limits it had', async () => {
  const display = await point('Vitrine');
  await expect(record(display.id, { reading: 41 })).rejects.toMatchObject(refusal('action-needed'));
  const { id } = await record(display.id, { reading: 41, action: 'Vidée, technicien appelé' });
  const input = { ...display, highest: 80 };
  await claire.call(
    'control-points',
    'update',
    { id: display.id },
    {
      name: input.name,
      kind: input.kind,
      lowest: input.lowest,
      highest: input.highest,
      keeper: input.keeper,
      hours: input.hours,
      weekdays: input.weekdays,
      active: true,
      version: display.version,
    },
  );
  const { days } = await claire.call('kitchen-book', 'getKitchenBook', { from: monday, to: monday });
  expect(days[0]?.checks.find((entry) => entry.id === id)).toMatchObject({ conform: false, highest: 40, reading: 41 });
});

test('a reading is needed, an hour is one of the point’s, and no day is written before it comes', async () => {
  await expect(record(coldRoom.id, { hour: '16:00', reading: null })).rejects.toMatchObject(refusal('invalid-input'));
  await expect(record(coldRoom.id, { hour: '09:00' })).rejects.toMatchObject(refusal('not-found'));
  await expect(record(coldRoom.id, { date: '2026-11-24' })).rejects.toMatchObject(refusal('day-to-come'));
  await expect(record(999_999)).rejects.toMatchObject(refusal('not-found'));
});

test('food cools within two hours, or one says what became of it', async () => {
  const soup = await record(cooling.id, { hour: null, subject: 'Soupe', reading: 650 });
  const dahl = await record(cooling.id, { hour: null, subject: 'Dahl', reading: 700 });
  expect(soup.conform).toBeNull();
  const end = (id: number, input: { reading: number | null; action: string }) =>
    karim.call('kitchen-book', 'endCheck', { id }, input);
  await begin(soup.id, 110);
  await begin(dahl.id, 130);
  expect(await end(soup.id, { reading: 95, action: '' })).toMatchObject({ conform: true, end: { reading: 95 } });
  await expect(end(dahl.id, { reading: 95, action: '' })).rejects.toMatchObject(refusal('action-needed'));
  expect(await end(dahl.id, { reading: 95, action: 'Jeté' })).toMatchObject({ conform: false, action: 'Jeté' });
  await expect(end(dahl.id, { reading: 95, action: '' })).rejects.toMatchObject(refusal('check-over'));
});

test('a sample stays on the list of whatever day until it is thrown away', async () => {
  const { id } = await record(sample.id, { hour: null, subject: 'Dahl', reading: null });
  await begin(id, 4 * 24 * 60);
  const { lasting } = await karim.call('kitchen-book', 'listDueChecks', {});
  expect(lasting).toMatchObject([{ id, subject: 'Dahl' }]);
  const soup = await record(cooling.id, { hour: null, subject: 'Soupe', reading: 650 });
  const { lasting: lastingChecks } = await karim.call('kitchen-book', 'listDueChecks', {});
  expect(lastingChecks.map(({ subject }) => subject)).toEqual(['Soupe', 'Dahl']);
  await karim.call('kitchen-book', 'endCheck', { id: soup.id }, { reading: 80, action: '' });
  const discard = (action: string) => karim.call('kitchen-book', 'endCheck', { id }, { reading: null, action });
  await expect(discard('')).rejects.toMatchObject(refusal('action-needed'));
  await begin(id, 5 * 24 * 60);
  expect(await discard('')).toMatchObject({ conform: true });
});

test('drivers see and write what they check, and nothing else', async () => {
  const { points } = await driver.call('kitchen-book', 'listDueChecks', { date: monday });
  expect(points.map(({ id }) => id)).toEqual([van.id]);
  await record(van.id, {}, driver);
  await expect(record(coldRoom.id, { hour: '16:00' }, driver)).rejects.toMatchObject(refusal('not-found'));
  expect(driver.offers('kitchen-book', 'getKitchenBook')).toBe(false);
});

test('a mistake is withdrawn with its reason, stays in the book, and is due again', async () => {
  const fridge = await point('Armoire');
  const { id } = await record(fridge.id, { reading: 9 });
  const withdraw = () => karim.call('kitchen-book', 'withdrawCheck', { id }, { reason: 'Mauvaise sonde' });
  expect(await withdraw()).toMatchObject({ withdrawal: { reason: 'Mauvaise sonde' } });
  await expect(withdraw()).rejects.toMatchObject(refusal('check-over'));
  await record(fridge.id, { reading: 30 });
  const { days } = await claire.call('kitchen-book', 'getKitchenBook', { from: monday, to: monday });
  const ofFridge = days[0]?.checks.filter((entry) => entry.point.id === fridge.id) ?? [];
  expect(ofFridge.map(({ reading, withdrawal }) => [reading, withdrawal !== null])).toEqual([
    [9, true],
    [30, false],
  ]);
});

test('a signed day says what was missing and changes no more, also for who writes at that moment', async () => {
  const cellar = await point('Cave', { hours: ['06:00', '18:00'] });
  const [, writing] = await Promise.allSettled([
    claire.call('kitchen-book', 'signKitchenDay', { date: monday }),
    record(cellar.id, { hour: '06:00' }),
  ]);
  const { signature, points } = await karim.call('kitchen-book', 'listDueChecks', { date: monday });
  const gaps = points.flatMap(({ hours }) => hours).filter((hour) => !hour.check);
  expect(signature).toMatchObject({ missing: gaps.length });
  if (writing.status === 'rejected') expect(writing.reason).toMatchObject(refusal('day-signed'));
  await expect(record(cellar.id, { hour: '18:00' })).rejects.toMatchObject(refusal('day-signed'));
  const again = claire.call('kitchen-book', 'signKitchenDay', { date: monday });
  await expect(again).rejects.toMatchObject(refusal('day-signed'));
  const [first] = await db.selectFrom('kitchen_book').select('id').where('withdrawn_at', 'is', null).execute();
  const withdraw = karim.call('kitchen-book', 'withdrawCheck', { id: first?.id ?? 0 }, { reason: 'x' });
  await expect(withdraw).rejects.toMatchObject(refusal('day-signed'));
});

test('the register goes out as an Excel file with all that was written', async () => {
  const address = `${host}/api/exports/kitchen-book?from=${monday}&to=${monday}`;
  const answer = await fetch(address, {
    headers: { authorization: `Bearer ${claire.token}`, 'accept-language': 'fr' },
  });
  expect(answer.status).toBe(200);
  const { rows } = await readExport(answer);
  expect(rows).toContainEqual(
    expect.objectContaining({ 'Ce qui a été fait': 'Vidée, technicien appelé', 'Relevé (°C)': 4.1 }),
  );
  expect(rows.map((row) => row['Retiré parce que']).join()).toContain('Mauvaise sonde');
});
