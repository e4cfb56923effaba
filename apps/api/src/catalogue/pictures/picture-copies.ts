import type { PictureForm } from '@traiteur/contract/catalogue/pictures.ts';
import { pictureTypes } from '@traiteur/domain/catalogue/picture-types.ts';
import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import type { CopyKind } from './pictures.table.ts';
import { drawCopy } from './redraw.ts';

interface PictureFile {
  mediaType: string;
  bytes: Buffer;
}

/** @throws {Refusal} `not-found` */
export function pictureIn(
  db: Kysely<Database>,
  id: string,
  { width, height, icon }: PictureForm,
): Promise<PictureFile> {
  if (width) return copyOf(db, id, 'width', Number(width));
  if (height) return copyOf(db, id, 'height', Number(height));
  if (icon) return copyOf(db, id, 'icon', Number(icon));
  return pictureFile(db, id);
}

/** The original where it is a drawing or the server draws too many pictures. A copy is stored for all nodes. */
async function copyOf(db: Kysely<Database>, id: string, kind: CopyKind, size: number): Promise<PictureFile> {
  const mediaType = kind === 'icon' ? 'image/png' : 'image/webp';
  const copy = await db
    .selectFrom('picture_copies')
    .select('bytes')
    .where('picture_id', '=', id)
    .where('kind', '=', kind)
    .where('size', '=', size)
    .executeTakeFirst();
  if (copy) return { mediaType, bytes: copy.bytes };
  const picture = await pictureFile(db, id);
  if (!pictureTypes.some((type) => type === picture.mediaType)) return picture;
  // An oversized picture is better than none.
  const bytes = await drawCopy(picture.bytes, kind, size).catch(() => undefined);
  if (!bytes) return picture;
  await db
    .insertInto('picture_copies')
    .expression((from) =>
      // With the picture's row locked: a concurrent delete also removes this copy.
      from
        .selectFrom('pictures')
        .select((is) => ['id', is.val(kind).as('kind'), is.val(size).as('size'), is.val(bytes).as('bytes')])
        .where('id', '=', id)
        .forKeyShare(),
    )
    .columns(['picture_id', 'kind', 'size', 'bytes'])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { mediaType, bytes };
}

async function pictureFile(db: Kysely<Database>, id: string): Promise<PictureFile> {
  const picture = await db
    .selectFrom('pictures')
    .select(['media_type as mediaType', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!picture) throw new Refusal('not-found');
  return picture;
}
