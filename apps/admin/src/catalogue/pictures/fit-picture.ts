import { largestPicture, longestSide } from '@traiteur/contract/catalogue/pictures.ts';
import type { PictureType } from '@traiteur/domain/catalogue/picture-types.ts';

/** What is tried one after the other until the file is small enough. */
const qualities = [0.85, 0.6];

/**
 * A picture as it is sent: the file itself where it is small, otherwise drawn anew as large as we ever show it. A phone's photo is many times that,
 * and its line may be slow. Undefined where it stays too large.
 * @throws {Error} where the browser cannot decode it
 */
export async function fitPicture(file: Blob, type: PictureType): Promise<Blob | undefined> {
  // Upright: the browser turns it as the camera noted, and that note does not go along with what is drawn.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = longestSide / Math.max(picture.width, picture.height);
    if (file.size <= largestPicture && scale >= 1) return file;
    return await shrink(picture, Math.min(1, scale), type);
  } finally {
    picture.close();
  }
}

async function shrink(picture: ImageBitmap, scale: number, type: PictureType): Promise<Blob | undefined> {
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of qualities) {
    // JPEG knows no clear background; a browser that writes no WebP writes PNG instead.
    const drawing = await canvas.convertToBlob({ type: type === 'image/jpeg' ? type : 'image/webp', quality });
    if (drawing.size <= largestPicture) return drawing;
  }
  return undefined;
}
