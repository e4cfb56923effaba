import { largestPicture, type pictureInput } from '@traiteur/contract/catalogue/pictures.ts';
import { pictureTypeOf } from '@traiteur/domain/catalogue/picture-types.ts';
import type * as z from 'zod/mini';
import { base64Of } from './base64.ts';
import { fitPicture } from './fit-picture.ts';

type Picture = z.output<typeof pictureInput>;

/** Keys of `products.picture`. */
type PictureFailure = 'wrongKind' | 'tooLarge' | 'broken';

/** The file as the API takes it, shrunk where it is large. Its type comes from its bytes, not from its name. */
export async function readPicture(file: File): Promise<Picture | PictureFailure> {
  try {
    const type = await typeOf(file);
    if (!type) return 'wrongKind';
    const picture = await fitPicture(file, type);
    const mediaType = picture && (await typeOf(picture));
    return mediaType ? { mediaType, base64: await base64Of(picture) } : 'tooLarge';
  } catch {
    // A picture that the browser cannot decode would also fail on the menu.
    return file.size > largestPicture ? 'tooLarge' : 'broken';
  }
}

const typeOf = async (file: Blob) => pictureTypeOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
