import type { pictureInput } from '@traiteur/contract/catalogue/pictures.ts';
import { pictureTypeOf } from '@traiteur/domain/catalogue/picture-types.ts';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { redraw } from './redraw.ts';

export interface Photo {
  media_type: string;
  bytes: Buffer;
}

/** Null where it cannot be read: what was done beside it counts all the same. */
export async function readPhoto({ mediaType, base64 }: z.output<typeof pictureInput>): Promise<Photo | null> {
  const upload = Buffer.from(base64, 'base64');
  if (pictureTypeOf(upload) !== mediaType) return null;
  const bytes = await redraw(upload, mediaType).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'invalid-input') return null;
    throw error;
  });
  return bytes && { media_type: mediaType, bytes };
}

export const insertPhoto = async (db: Kysely<Database>, photo: Photo): Promise<string> =>
  (await db.insertInto('pictures').values(photo).returning('id').executeTakeFirstOrThrow()).id;
