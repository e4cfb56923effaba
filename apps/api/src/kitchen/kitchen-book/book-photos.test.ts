import { readXlsx } from 'hucre/xlsx';
import { usualLimits } from '@traiteur/domain/kitchen/control-checks.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { clearPictures } from '../../catalogue/pictures/picture-rows.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';
import { kitchenStore } from '../../testing/kitchen-store.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const { taxRate } = await smallKitchen(db);
const claire = await signedIn('manager');
const karim = await signedIn('kitchen');

const monday = '2026-11-23';
const period = { from: monday, to: monday };

const point = (fr: string, kind: 'cooling' | 'cleaning', hours: string[]) => {
  const terms = { ...usualLimits[kind], keeper: 'kitchen' as const, weekdays: [1, 2, 3, 4, 5, 6, 7], active: true };
  return claire.call('control-points', 'create', {}, { name: { fr, en: fr }, kind, hours, ...terms });
};

const photo = async (background: string) => {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } }).jpeg();
  const bytes = await picture.withExif({ IFD0: { Artist: 'Karim Belkacem' } }).toBuffer();
  return { mediaType: 'image/jpeg' as const, base64: bytes.toString('base64') };
};

test('a check and its end keep a photo each, drawn anew, as long as the book names them', async () => {
  const clearsLater = () => clearPictures(db, new Date(mondayMorning.getTime() + 400 * 24 * 3_600_000));
  const { id: pointId } = await point('Cellule rapide', 'cooling', []);
  const start = await karim.call(
    'kitchen-book',
    'recordCheck',
    {},
    { pointId, date: monday, hour: null, subject: 'Blanquette', reading: 650, action: '', photo: await photo('#fff') },
  );
  const { end } = await karim.call(
    'kitchen-book',
    'endCheck',
    { id: start.id },
    { reading: 60, action: '', photo: await photo('#000') },
  );
  expect(start.pictureId).not.toBe(end?.pictureId);
  await clearsLater();
  const { days } = await claire.call('kitchen-book', 'getKitchenBook', period);
  const writtenCheck = days[0]?.checks.find(({ id }) => id === start.id);
  expect([writtenCheck?.pictureId, writtenCheck?.end?.pictureId]).toEqual([start.pictureId, end?.pictureId]);
  for (const id of [start.pictureId, end?.pictureId]) {
    const answer = await karim.call('pictures', 'getPicture', { id: id ?? '' });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.headers.get('content-type'), bytes.includes('Karim Belkacem')]).toEqual(['image/jpeg', false]);
  }
});

test('a photo of what is refused is not kept, and one that cannot be read stops no check', async () => {
  const { id: pointId } = await point('Porte', 'cleaning', ['08:00']);
  const record = (hour: string, picture: Awaited<ReturnType<typeof photo>>) =>
    karim.call(
      'kitchen-book',
      'recordCheck',
      {},
      { pointId, date: monday, hour, subject: '', reading: null, action: '', photo: picture },
    );
  const count = async () =>
    (
      await db
        .selectFrom('pictures')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  const earlier = await count();
  await expect(record('09:00', await photo('#fff'))).rejects.toMatchObject(refusedWith('not-found'));
  const broken = { mediaType: 'image/jpeg' as const, base64: 'AAAA' };
  expect(await record('08:00', broken)).toMatchObject({ conform: true, pictureId: null });
  expect(await count()).toBe(earlier);
});

test('the register tells of the goods that came in: what was read of them, refused, and by whose leave', async () => {
  const store = await kitchenStore(karim, taxRate);
  const salt = await store.ingredient('Sel de Camargue');
  const fish = await store.ingredient('Truite', { storage: 'chilled' });
  const lines = [
    store.line(salt.id),
    store.line(fish.id, { number: 'TR-1', temperature: 21 }),
    store.line(fish.id, { number: 'TR-2', temperature: 90, refused: true, reason: 'rupture de froid' }),
  ];
  const receipt = await store.receive(lines, { noteNumber: 'BL 7', photo: await photo('#fff') });
  const { days } = await claire.call('kitchen-book', 'getKitchenBook', period);
  expect(days[0]?.receipts).toMatchObject([
    {
      id: receipt.id,
      supplier: 'Moulins du Gers',
      noteNumber: 'BL 7',
      pictureId: receipt.pictureId,
      goods: [
        { number: 'TR-1', temperature: 21, refused: false },
        { number: 'TR-2', temperature: 90, refused: true, reason: 'rupture de froid' },
      ],
    },
  ]);
  const { days: daysBefore } = await claire.call('kitchen-book', 'getKitchenBook', {
    from: '2026-11-20',
    to: '2026-11-22',
  });
  expect(daysBefore).toEqual([]);
  const { sheets } = await readXlsx(
    new Uint8Array(await (await claire.call('kitchen-book', 'exportKitchenBook', period)).arrayBuffer()),
  );
  expect(sheets[1]?.rows.slice(1).map((row) => [row[3], row[5], row[6]])).toEqual([
    ['Truite (en)', 2.1, 'No'],
    ['Truite (en)', 9, 'Yes'],
  ]);
});
