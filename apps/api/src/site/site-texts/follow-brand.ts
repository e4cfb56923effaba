import type { Kysely } from 'kysely';
import type { HouseBrand } from '../../core/house-brand.ts';
import type { Database } from '../../database/schema.ts';
import { type FollowedChanges, followChanges } from './follow-changes.ts';
import { currentBrand } from './site-text-rows.ts';

/** Keeps the brand up to date on every node. Resolves after the first read. */
export const followBrand = (
  brand: HouseBrand,
  { db, changes }: { db: Kysely<Database>; changes: FollowedChanges },
): Promise<void> => followChanges(changes, 'site_text_versions', async () => brand.become(await currentBrand(db)));
