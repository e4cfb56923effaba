import type { Photo } from '@traiteur/contract/catalogue/pictures.ts';
import { base64Of } from './base64.ts';

/** Pixels: enough to see where a bag stands, and little enough for a phone to keep a few. */
const longestSide = 1024;

/** Drawn smaller at once, without what the camera notes beside it. Rejects what is no picture. */
export async function smallPhoto(file: Blob): Promise<NonNullable<Photo>> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const mediaType = 'image/jpeg';
  return { mediaType, base64: await base64Of(await canvas.convertToBlob({ type: mediaType, quality: 0.6 })) };
}
