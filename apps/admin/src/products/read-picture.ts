import { largestPicture, mostPixels, type pictureInput } from '@traiteur/contract/pictures.ts';
import { pictureTypeOf } from '@traiteur/domain/picture-types.ts';
import type * as z from 'zod/mini';
import { base64Of } from './base64.ts';

type Picture = z.output<typeof pictureInput>;

/** Why a file cannot be the picture; names of `products.picture`. */
type PictureFailure = 'wrongKind' | 'tooLarge' | 'tooManyPixels' | 'broken';

/** A file as the API takes it, known by its bytes rather than by its name, or what is wrong with it. */
export async function readPicture(file: File): Promise<Picture | PictureFailure> {
  try {
    const mediaType = pictureTypeOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
    if (!mediaType) return 'wrongKind';
    if (file.size > largestPicture) return 'tooLarge';
    // A picture that the browser cannot decode would also fail on the menu.
    const drawn = await createImageBitmap(file);
    const pixels = drawn.width * drawn.height;
    drawn.close();
    if (pixels > mostPixels) return 'tooManyPixels';
    return { mediaType, base64: await base64Of(file) };
  } catch {
    return 'broken';
  }
}
