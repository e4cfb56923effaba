import { largestPicture, longestSide } from '@traiteur/contract/catalogue/pictures.ts';
import type { PictureType } from '@traiteur/domain/catalogue/picture-types.ts';

/** Tried in turn until the file is small enough. */
const qualities = [0.85, 0.6];

/**
 * A small file as it is, a larger one redrawn at the largest size that we show: a phone's photo is many times that.
 * Undefined where it stays too large.
 * @throws {Error} where the browser cannot decode it
 */
export async function fitPicture(file: Blob, type: PictureType): Promise<Blob | undefined> {
  // The browser turns the picture upright here, because the redrawn file loses the camera's orientation.
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
    // JPEG has no transparency; a browser that cannot write WebP writes PNG instead.
    const drawing = await canvas.convertToBlob({ type: type === 'image/jpeg' ? type : 'image/webp', quality });
    if (drawing.size <= largestPicture) return drawing;
  }
  return undefined;
}
