import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Versioned } from '../../database/columns.ts';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';
import { eaterMeanings } from './eaters.table.ts';

declare module '../../database/schema.ts' {
  interface Database {
    clients: Versioned & {
      /** Set by triggers, which include the addresses. */
      search: GeneratedAlways<string>;
      name_search: GeneratedAlways<string>;
      first_name: string;
      last_name: string;
      email: string;
      phone: string;
      locale: Locale;
      house_note: Generated<string>;
      marketing_consent: boolean;
      orders_count: Generated<number>;
      orders_amount: Generated<number>;
      last_order_at: Date | null;
      first_order_id: Generated<number | null>;
      /** Null where Stripe stores no card of the client. */
      stripe_customer_id: Generated<string | null>;
      erased_at: Generated<Date | null>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    /** Each word of all names once; set by triggers. */
    name_words: { word: string };
    /** Each word that finds a client; set by triggers. */
    client_words: { word: string; client_id: number };
    addresses: {
      id: GeneratedAlways<number>;
      client_id: number;
      label: string;
      phone: string;
      address: string;
      note: Generated<string>;
      city: string;
      country: string;
      postal_code: string;
    };
  }
}

export const meanings = {
  ...eaterMeanings,
  company_people_company_id_fkey: 'companyId',
} as const satisfies ConstraintMeanings;
