import { pictureTypes } from '@traiteur/domain/catalogue/picture-types.ts';
import * as z from 'zod/mini';
import { operationsOf } from '../statement/operation.ts';

export const largestPicture = 2 * 1024 * 1024;
const largestPictureText = Math.ceil(largestPicture / 3) * 4;

/** Pixels: more than a screen shows. */
export const longestSide = 2048;

/** In the file: each pixel takes four bytes while it is read. */
export const mostPixels = 40_000_000;

/** Pixels: on normal and high-density screens. */
export const pictureWidths = ['320', '480', '640', '960', '1280'] as const;

export const logoHeights = ['34', '68', '102'] as const;

export const iconSizes = ['180', '192', '512'] as const;

/** Copies are drawn once per form. */
const pictureForm = z
  .strictObject({
    width: z.optional(z.enum(pictureWidths)),
    height: z.optional(z.enum(logoHeights)),
    icon: z.optional(z.enum(iconSizes)),
  })
  .check(z.refine((form) => Object.keys(form).length <= 1, { path: ['width'], params: { code: 'invalid' } }));
export type PictureForm = z.output<typeof pictureForm>;

export const pictureInput = z.strictObject({
  mediaType: z.enum(pictureTypes),
  /** Base64; the first bytes must match the media type. */
  base64: z.base64().check(z.minLength(4), z.maxLength(largestPictureText)),
});

/** What somebody takes on the spot beside what they write down. */
export const photo = z._default(z.nullable(pictureInput), null);
export type Photo = z.output<typeof photo>;

/** Bytes of a body with a photo, and so many beside it. */
export const withPhoto = (rest: number): number => largestPictureText + rest;

export const pictures = operationsOf('pictures', {
  uploadPicture: {
    summary: `Keeps a picture that a product can then show, drawn anew: upright, without what the camera noted beside it, and at most ${longestSide} pixels long. At most ${mostPixels / 1e6} megapixels are taken.`,
    method: 'POST',
    path: '/pictures',
    scope: 'catalogue:write',
    body: pictureInput,
    largestBody: withPhoto(1024),
    result: z.object({ id: z.uuid() }),
    status: 201,
    refusals: ['too-large'],
  },
  getPicture: {
    summary:
      'Answers a picture as it was uploaded; with a `width` or a `height`, in pixels, as WebP of that size, with an `icon` as a square PNG, or as it was uploaded where it is no photo.',
    method: 'GET',
    path: '/pictures/{id}',
    scope: 'public',
    params: z.strictObject({ id: z.uuid() }),
    query: pictureForm,
    produces: 'image/*',
    refusals: ['not-found'],
  },
});
