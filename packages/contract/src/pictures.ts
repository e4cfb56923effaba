import { pictureTypes } from '@traiteur/domain/picture-types.ts';
import * as z from 'zod/mini';
import { operationsOf } from './statement/operation.ts';

/** Largest picture, in bytes. */
export const largestPicture = 2 * 1024 * 1024;
const largestPictureText = Math.ceil(largestPicture / 3) * 4;

/** Longest side of a kept picture, in pixels: more than a screen shows of one. */
export const longestSide = 2048;

/** Most pixels of a picture, in its file: each takes four bytes while it is read. */
export const mostPixels = 40_000_000;

export const pictureInput = z.strictObject({
  mediaType: z.enum(pictureTypes),
  /** The file's bytes in base64; its first bytes must be those of the media type. */
  base64: z.base64().check(z.minLength(4), z.maxLength(largestPictureText)),
});

export const pictures = operationsOf('pictures', {
  uploadPicture: {
    summary: `Keeps a picture that a product can then show, drawn anew: upright, without what the camera noted beside it, and at most ${longestSide} pixels long. At most ${mostPixels / 1e6} megapixels are taken.`,
    method: 'POST',
    path: '/pictures',
    scope: 'catalogue:write',
    body: pictureInput,
    // In base64, and some room for what stands around it.
    largestBody: largestPictureText + 1024,
    result: z.object({ id: z.uuid() }),
    status: 201,
    refusals: ['too-large'],
  },
  getPicture: {
    summary: 'Answers a picture.',
    method: 'GET',
    path: '/pictures/{id}',
    scope: 'public',
    params: z.strictObject({ id: z.uuid() }),
    produces: 'image/*',
    refusals: ['not-found'],
  },
});
