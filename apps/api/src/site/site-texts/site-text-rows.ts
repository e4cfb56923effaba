import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import { listedVersions, type SiteTextVersion } from '@traiteur/contract/site/site-texts.ts';
import { usualSiteTexts } from '@traiteur/words/site/usual-site-texts.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';

/** The texts that a new house starts with: they have no row. */
const firstVersion = 1;
const beginning: SiteTextVersion = { version: firstVersion, savedBy: null, savedAt: null };

export async function currentTexts(
  db: Kysely<Database>,
  usualName: string,
): Promise<{ version: number; texts: SiteTextsInput }> {
  const savedRow = await db
    .selectFrom('site_text_versions')
    .select(['version', 'texts'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return savedRow ?? { version: firstVersion, texts: usualSiteTexts(usualName) };
}

/** Undefined until a save. */
export async function currentBrand(db: Kysely<Database>): Promise<SiteTextsInput['brand'] | undefined> {
  const { rows } = await sql<Pick<SiteTextsInput, 'brand'>>`
    select texts -> 'brand' as brand from site_text_versions order by version desc limit 1`.execute(db);
  return rows[0]?.brand;
}

interface Saving {
  version: number;
  texts: SiteTextsInput;
  by: string;
  now: Date;
}

/** @throws {Refusal} `stale` if that is no longer the newest version */
export async function addVersion(db: Kysely<Database>, { version, texts, by, now }: Saving): Promise<void> {
  const { rows } = await sql`
    insert into site_text_versions (version, texts, logo_id, saved_by, saved_at)
    select ${version + 1}, ${JSON.stringify(texts)}, ${texts.brand.logoId}, ${by}, ${now}
    where ${version}::integer = coalesce((select max(version) from site_text_versions), ${firstVersion}::integer)
    on conflict (version) do nothing
    returning version`.execute(db);
  if (rows.length === 0) throw new Refusal('stale');
}

export async function listVersions(db: Kysely<Database>): Promise<SiteTextVersion[]> {
  const versions = await db
    .selectFrom('site_text_versions')
    .select(['version', 'saved_by', 'saved_at'])
    .orderBy('version', 'desc')
    .limit(listedVersions)
    .execute();
  return [...versions.map(versionOf), beginning];
}

/** @throws {Refusal} `not-found` */
export async function getVersion(
  db: Kysely<Database>,
  version: number,
  usualName: string,
): Promise<SiteTextVersion & SiteTextsInput> {
  if (version === firstVersion) return { ...beginning, ...usualSiteTexts(usualName) };
  const savedVersion = await db
    .selectFrom('site_text_versions')
    .selectAll()
    .where('version', '=', version)
    .executeTakeFirst();
  if (!savedVersion) throw new Refusal('not-found');
  return { ...versionOf(savedVersion), ...savedVersion.texts };
}

const versionOf = (row: { version: number; saved_by: string; saved_at: Date }): SiteTextVersion => ({
  version: row.version,
  savedBy: row.saved_by,
  savedAt: row.saved_at.toISOString(),
});
