import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What the house lets clients answer for themselves when they order on the site. */
export const answersOfClients = (db: Kysely<Database>): Promise<{ allergiesByConfirmation: boolean }> =>
  db
    .selectFrom('product_constants')
    .select('allergies_by_confirmation as allergiesByConfirmation')
    .executeTakeFirstOrThrow();
