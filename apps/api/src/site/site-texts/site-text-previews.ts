import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';

const keptHours = 24;

export const addPreview = (db: Kysely<Database>, texts: SiteTextsInput, now: Date): Promise<{ id: string }> =>
  db
    .insertInto('site_text_previews')
    .values({ texts: JSON.stringify(texts), logo_id: texts.brand.logoId, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();

/** @throws {Refusal} `not-found`, also once expired */
export async function getPreview(db: Kysely<Database>, id: string, now: Date): Promise<SiteTextsInput> {
  const preview = await db
    .selectFrom('site_text_previews')
    .select('texts')
    .where('id', '=', id)
    .where('made_at', '>', firstKept(now))
    .executeTakeFirst();
  if (!preview) throw new Refusal('not-found');
  return preview.texts;
}

export async function clearPreviews(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('site_text_previews').where('made_at', '<=', firstKept(now)).execute();
}

const firstKept = (now: Date) => new Date(now.getTime() - keptHours * 3_600_000);
