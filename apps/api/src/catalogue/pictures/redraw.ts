import { longestSide, mostPixels } from '@traiteur/contract/catalogue/pictures.ts';
import type { FaultCode } from '@traiteur/contract/wire/faults.ts';
import type { PictureType } from '@traiteur/domain/catalogue/picture-types.ts';
import type { Sharp } from 'sharp';
import { readOnce } from '../../core/read-once.ts';
import { Refusal } from '../../core/refusal.ts';
import { openTurns } from '../../core/turns.ts';
import type { CopyKind } from './pictures.table.ts';

/** Of Node's four worker threads, which passwords and files need too. */
const atOnce = 2;

/** Each waiting request keeps its bytes in memory: refuse the rest. */
const mostWaiting = 20;

/** Share of an icon's side that its picture takes, and the colour around it: the background of the site. */
const iconShare = 0.74;
const iconGround = '#fffdf9';

/** In seconds: a normal picture takes a fraction of one. */
const patience = 15;

const inTurn = openTurns({ atOnce, mostWaiting });

export const refusalOfPicture = (code: FaultCode): Refusal =>
  new Refusal('invalid-input', { faults: [{ field: 'base64', code }] });

/**
 * Draws an upload again: upright, in web colours, at the largest size shown, without metadata such as where it was
 * taken. Checks the size before it decodes pixels.
 * @throws {Refusal} `invalid-input` for a broken picture or too many pixels, `not-ready` while too many are being drawn
 */
export const redraw = (bytes: Buffer, type: PictureType): Promise<Buffer> =>
  inTurn(async () => {
    const sharp = await openSharp();
    // The library's own limit would not say what is wrong.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseBroken);
    if (width * height > mostPixels) throw refusalOfPicture('too-many-pixels');
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const box = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const;
    const drawing = encoders[type](picture.rotate().resize(box).timeout({ seconds: patience }));
    return drawing.toBuffer().catch(refuseBroken);
  });

/** @throws {Refusal} `not-ready` where too many are being drawn */
export const drawCopy = (bytes: Buffer, kind: CopyKind, size: number): Promise<Buffer> =>
  inTurn(async () => {
    const sharp = await openSharp();
    const picture = sharp(bytes, { limitInputPixels: mostPixels });
    return copies[kind](picture, size).timeout({ seconds: patience }).toBuffer();
  });

/** WebP takes half the bytes of a JPEG. AVIF would save another fifth but take ten times as long to draw. */
const asWebp = (picture: Sharp) => picture.webp({ quality: 78 });

const copies: Readonly<Record<CopyKind, (picture: Sharp, size: number) => Sharp>> = {
  width: (picture, width) => asWebp(picture.resize({ width, withoutEnlargement: true })),
  height: (picture, height) => asWebp(picture.resize({ height, withoutEnlargement: true })),
  // A phone cuts the icon to a circle, but never the inner four fifths.
  icon(picture, side) {
    const inner = Math.round(side * iconShare);
    const rim = (side - inner) / 2;
    return picture
      .resize({ width: inner, height: inner, fit: 'contain', background: iconGround })
      .extend({
        top: Math.floor(rim),
        left: Math.floor(rim),
        bottom: Math.ceil(rim),
        right: Math.ceil(rim),
        background: iconGround,
      })
      .flatten({ background: iconGround })
      .png();
  },
};

const encoders: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 85 }),
};

function refuseBroken(cause: unknown): never {
  throw new Refusal('invalid-input', { faults: [{ field: 'base64', code: 'invalid' }] }, { cause });
}

/** Allow only these: the library reads dozens of formats, some with interpreters of their own. */
const decoders = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];

/** Loaded on first use, so that the start does not wait for it. */
const openSharp = readOnce(load);

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders });
  // No picture is drawn twice, and each needs only one thread.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
