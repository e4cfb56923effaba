import { longestSide, mostPixels } from '@traiteur/contract/catalogue/pictures.ts';
import type { FaultCode } from '@traiteur/contract/wire/faults.ts';
import type { PictureType } from '@traiteur/domain/catalogue/picture-types.ts';
import type { Sharp } from 'sharp';
import { readOnce } from '../../core/read-once.ts';
import { Refusal } from '../../core/refusal.ts';
import { openTurns } from '../../core/turns.ts';
import type { CopyKind } from './pictures.table.ts';

/** Drawn at once, of the four threads that Node has for such work: passwords and files need them too. */
const atOnce = 2;

/** More would only hold their bytes: whoever sends them is told to come again. */
const mostWaiting = 20;

/** How much of an icon's side its picture takes, and what stands around it: the site's own ground. */
const iconShare = 0.74;
const iconGround = '#fffdf9';

/** In seconds; a picture takes a fraction of one, unless it was made to take long. */
const patience = 15;

const inTurn = openTurns({ atOnce, mostWaiting });

export const refusalOfPicture = (code: FaultCode): Refusal =>
  new Refusal('invalid-input', { faults: [{ field: 'base64', code }] });

/**
 * A picture of its kind drawn anew: upright, in the colours of the web, as long as we ever show it, and without all that is no pixel,
 * such as where it was taken. How large it is, is read before any pixel.
 * @throws {Refusal} `invalid-input` where it is broken or has too many pixels, `not-ready` where too many are being drawn
 */
export const redraw = (bytes: Buffer, type: PictureType): Promise<Buffer> =>
  inTurn(async () => {
    const sharp = await openSharp();
    // The library's own limit would say no more than that something is wrong.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseBroken);
    if (width * height > mostPixels) throw refusalOfPicture('too-many-pixels');
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const box = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const;
    const drawing = encoders[type](picture.rotate().resize(box).timeout({ seconds: patience }));
    return drawing.toBuffer().catch(refuseBroken);
  });

/**
 * A kept picture in one of the forms that pages ask for.
 * @throws {Refusal} `not-ready` where too many are being drawn
 */
export const drawCopy = (bytes: Buffer, kind: CopyKind, size: number): Promise<Buffer> =>
  inTurn(async () => {
    const sharp = await openSharp();
    const picture = sharp(bytes, { limitInputPixels: mostPixels });
    return copies[kind](picture, size).timeout({ seconds: patience }).toBuffer();
  });

/** WebP takes half of what a JPEG does. AVIF would save another fifth, and take ten times as long to draw. */
const asWebp = (picture: Sharp) => picture.webp({ quality: 78 });

const copies: Readonly<Record<CopyKind, (picture: Sharp, size: number) => Sharp>> = {
  width: (picture, width) => asWebp(picture.resize({ width, withoutEnlargement: true })),
  height: (picture, height) => asWebp(picture.resize({ height, withoutEnlargement: true })),
  // A phone cuts a circle out of it: what lies in the inner four fifths is never cut.
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

/** The three that we take; the library reads dozens, some of them with programs of their own inside. */
const decoders = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];

/** The library, once somebody needs it: a start does not wait for it. */
const openSharp = readOnce(load);

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders });
  // No picture is drawn twice, and one thread for each is enough.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
