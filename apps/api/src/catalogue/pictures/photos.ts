import type { Photo as PhotoInput } from '@traiteur/contract/catalogue/pictures.ts';
import { pictureTypeOf } from '@traiteur/domain/catalogue/picture-types.ts';
import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { redraw } from './redraw.ts';

export interface Photo {
  media_type: string;
  bytes: Buffer;
}

/** Null where there is none, or it cannot be read: what was done beside it counts all the same. */
export async function readPhoto(input: PhotoInput): Promise<Photo | null> {
  if (input === null) return null;
  const { mediaType, base64 } = input;
  const upload = Buffer.from(base64, 'base64');
  if (pictureTypeOf(upload) !== mediaType) return null;
  const bytes = await redraw(upload, mediaType).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'invalid-input') return null;
    throw error;
  });
  return bytes && { media_type: mediaType, bytes };
}

/** Answers its id. */
export async function insertPhoto(db: Kysely<Database>, photo: Photo | null): Promise<string | null> {
  if (photo === null) return null;
  const { id } = await db.insertInto('pictures').values(photo).returning('id').executeTakeFirstOrThrow();
  return id;
}
