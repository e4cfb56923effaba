import type { PictureType } from '@traiteur/domain/catalogue/picture-types.ts';
import { crc32 } from 'node:zlib';
import { createApiClient } from '@traiteur/contract/wire/client.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blankPng } from '../../testing/blank-png.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, host, signedIn } = await testApp();
const owner = await signedIn('owner');

/** A dish, redder on the left than on the right. */
const dish = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a8c2a' } }).composite([
    { input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#d9381e' } }, left: 0, top: 0 },
  ]);

const upload = async (mediaType: PictureType, bytes: Buffer, who = owner) =>
  (await who.call('pictures', 'uploadPicture', {}, { mediaType, base64: bytes.toString('base64') })).id;

async function read(id: string) {
  const answer = await fetch(`${host}/api/pictures/${id}`);
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('a picture that is kept', () => {
  test.each([
    ['image/jpeg', 'jpeg'],
    ['image/png', 'png'],
    ['image/webp', 'webp'],
  ] as const)('stays %s, as large as it was', async (type, format) => {
    const { type: answerType, bytes } = await read(
      await upload(type, await dish(300, 200).toFormat(format).toBuffer()),
    );
    expect(answerType).toBe(type);
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 300, height: 200 });
  });

  test('has lost where it was taken, by whom, when, with what, and its little copy', async () => {
    const noted = await dish(300, 200)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Boulanger', Artist: 'Claire Aubry', Copyright: 'Claire Aubry' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '48/1 51/1 24/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '2/1 21/1 7/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>rue des Envierges</note></x:xmpmeta>')
      .toBuffer();
    expect(noted.includes('Claire Aubry') && noted.includes('rue des Envierges')).toBe(true);
    const { bytes } = await read(await upload('image/jpeg', noted));
    const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    for (const secret of ['Claire Aubry', 'Boulanger', 'rue des Envierges', 'Exif'])
      expect([secret, bytes.includes(secret)]).toEqual([secret, false]);
  });

  test('carries nothing behind its last pixel', async () => {
    const trailing = Buffer.concat([
      await dish(30, 20).jpeg().toBuffer(),
      Buffer.from('PK\u0003\u0004 a whole archive'),
    ]);
    expect((await read(await upload('image/jpeg', trailing))).bytes.includes('a whole archive')).toBe(false);
  });

  test('stands upright, whichever way the camera was held', async () => {
    const lying = await dish(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { bytes } = await read(await upload('image/jpeg', lying));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 300 });
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    // What was on the left is on top.
    expect(data[0]).toBeGreaterThan(180);
  });

  test('has 2048 pixels on its longer side at most', async () => {
    const { bytes } = await read(await upload('image/webp', await dish(4096, 1024).webp().toBuffer()));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2048, height: 512 });
  });

  test('may have had 40 megapixels', async () => {
    const { bytes } = await read(await upload('image/png', blankPng(8000, 5000)));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2048, height: 1280 });
  });
});

describe('a picture is refused', () => {
  const refusal = (code: string, message: string) => ({
    problem: { status: 422, code: 'invalid-input', errors: [{ field: 'base64', code, message }] },
  });

  test('of more than 40 megapixels, in either language', async () => {
    const huge = blankPng(8000, 5001);
    await expect(upload('image/png', huge)).rejects.toMatchObject(
      refusal('too-many-pixels', 'This picture is larger than 40 megapixels'),
    );
    const french = createApiClient({ host, locale: () => 'fr', token: () => owner.token });
    await french.load();
    await expect(upload('image/png', huge, { ...french, token: owner.token })).rejects.toMatchObject(
      refusal('too-many-pixels', 'Cette image dépasse 40 mégapixels'),
    );
  });

  test('that would swell to gigabytes, before a pixel of it is read', async () => {
    const claim = blankPng(8, 8);
    claim.writeUInt32BE(60_000, 16);
    claim.writeUInt32BE(60_000, 20);
    claim.writeUInt32BE(crc32(claim.subarray(12, 29)), 29);
    await expect(upload('image/png', claim)).rejects.toMatchObject(
      refusal('too-many-pixels', 'This picture is larger than 40 megapixels'),
    );
  });

  test.each([
    ['that ends in the middle', async () => (await dish(300, 200).png().toBuffer()).subarray(0, 300)],
    ['that is nothing but a beginning', async () => Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')],
    [
      'whose bytes are another thing',
      async () => Buffer.concat([blankPng(8, 8).subarray(0, 33), Buffer.from('<svg onload="alert(1)">')]),
    ],
  ])('%s', async (_, broken) => {
    await expect(upload('image/png', await broken())).rejects.toMatchObject(
      refusal('invalid', 'This field is invalid'),
    );
  });

  test('that is of a kind which we do not take', async () => {
    const gif = await dish(30, 20).gif().toBuffer();
    for (const type of ['image/jpeg', 'image/png', 'image/webp'] as const)
      await expect(upload(type, gif)).rejects.toMatchObject(refusal('invalid', 'This field is invalid'));
  });
});

describe('a picture in the width of a page', () => {
  const inWidth = async (id: string, width: string) => {
    const answer = await fetch(`${host}/api/pictures/${id}?width=${width}`);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
  };
  const copies = (id: string) =>
    db.selectFrom('picture_copies').select(['kind', 'size']).where('picture_id', '=', id).execute();

  test('is WebP, drawn once and kept, for ever in browsers too', async () => {
    const id = await upload('image/jpeg', await dish(1000, 750).jpeg().toBuffer());
    const [first, second] = [await inWidth(id, '320'), await inWidth(id, '320')];
    expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([second.bytes.equals(first.bytes), await copies(id)]).toEqual([true, [{ kind: 'width', size: 320 }]]);
    await db.deleteFrom('pictures').where('id', '=', id).execute();
    expect(await copies(id)).toEqual([]);
  });

  test('is never larger than the picture, nor of a width that no page asks for', async () => {
    const id = await upload('image/png', await dish(400, 300).png().toBuffer());
    expect(await sharp((await inWidth(id, '960')).bytes).metadata()).toMatchObject({ format: 'webp', width: 400 });
    expect((await inWidth(id, '333')).status).toBe(422);
    expect((await inWidth('00000000-0000-4000-8000-000000000000', '320')).status).toBe(404);
  });

  test('is as high as the head of a page for a logo, and a square for the screen of a phone', async () => {
    const id = await upload('image/png', await dish(1200, 300).png().toBuffer());
    const form = async (query: string) => {
      const answer = await fetch(`${host}/api/pictures/${id}?${query}`);
      return sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    };
    expect(await form('height=68')).toMatchObject({ format: 'webp', width: 272, height: 68 });
    expect(await form('icon=192')).toMatchObject({ format: 'png', width: 192, height: 192, hasAlpha: false });
    expect((await fetch(`${host}/api/pictures/${id}?height=68&icon=192`)).status).toBe(422);
  });

  test('is a drawing as it is', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { id } = await db
      .insertInto('pictures')
      .values({ media_type: 'image/svg+xml', bytes })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await inWidth(id, '640')).bytes.equals(bytes)).toBe(true);
  });
});

test('pictures of before are answered as they are', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { id } = await db
    .insertInto('pictures')
    .values({ media_type: 'image/svg+xml', bytes: drawing })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await read(id)).toEqual({ type: 'image/svg+xml', bytes: drawing });
});
