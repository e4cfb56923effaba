import type { Generated } from 'kysely';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { Json } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    company: {
      id: Generated<number>;
      legal_name: Generated<string>;
      legal_form: Generated<string>;
      capital: number | null;
      address: Generated<string>;
      postal_code: Generated<string>;
      city: Generated<string>;
      country: Generated<string>;
      siret: Generated<string>;
      registry: Generated<string>;
      vat_applies: Generated<boolean>;
      vat_number: Generated<string>;
      payment_terms: Json<Bilingual>;
      payment_days: Generated<number>;
      serves_professionals: Generated<boolean>;
      late_penalties: Json<Bilingual>;
      account_holder: Generated<string>;
      iban: Generated<string>;
      bic: Generated<string>;
      version: Generated<number>;
    };
  }
}
