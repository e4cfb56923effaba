import type { Phrase } from '../phrases/phrase.ts';

/** Of photos that somebody takes on the spot. */
export const pictures = {
  photo: ['Prendre une photo', 'Take a photo'],
  photoTaken: ['Photo jointe', 'Photo attached'],
  photoUnreadable: ['Cette photo ne peut pas être lue.', 'This photo cannot be read.'],
  see: ['Voir la photo', 'See the photo'],
} as const satisfies Record<string, Phrase>;

declare module '../nouns.ts' {
  interface NounWords {
    pictures: typeof pictures;
  }
}
