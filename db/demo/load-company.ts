import type { Kysely } from 'kysely';
import type { Database } from '../../apps/api/src/database/schema.ts';

export const demoSiret = '12345678200010';

/** False once somebody has written another company over it. */
export const isDemoCompany = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('company').select('siret').where('siret', '=', demoSiret).executeTakeFirst()) !== undefined;

/** The house's legal details for invoices: valid numbers that belong to nobody. Fields already filled in stay. */
export async function loadCompany(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('company')
    .set({
      legal_name: 'Maison Laurent',
      legal_form: 'SARL',
      capital: 1_000_000,
      address: '18, rue des Envierges',
      postal_code: '75020',
      city: 'Paris',
      siret: demoSiret,
      registry: 'Paris',
      vat_number: 'FR11123456782',
      iban: 'FR7630006000011234567890189',
      bic: 'AGRIFRPPXXX',
      payment_terms: JSON.stringify({ fr: 'Paiement à la livraison', en: 'Payment on delivery' }),
      late_penalties: JSON.stringify({
        fr: 'trois fois le taux d’intérêt légal',
        en: 'three times the legal interest rate',
      }),
    })
    .where('legal_name', '=', '')
    .execute();
}
