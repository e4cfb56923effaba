import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Whether clients may answer for an allergy themselves on the site. */
export const answersOfClients = (db: Kysely<Database>): Promise<{ allergiesByConfirmation: boolean }> =>
  db
    .selectFrom('product_constants')
    .select('allergies_by_confirmation as allergiesByConfirmation')
    .executeTakeFirstOrThrow();
