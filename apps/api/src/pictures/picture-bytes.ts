import type { pictureTypes } from '@traiteur/contract/pictures.ts';

type PictureType = (typeof pictureTypes)[number];

/** First bytes by which each format is known. */
const signatures: Readonly<Record<PictureType, (bytes: Buffer) => boolean>> = {
  'image/jpeg': (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff',
  'image/png': (bytes) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a',
  'image/webp': (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/** Whether the bytes begin as that format does; what only claims to be a picture is none. */
export const looksLike = (type: PictureType, bytes: Buffer): boolean => signatures[type](bytes);
