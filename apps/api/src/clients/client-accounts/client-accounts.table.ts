import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    client_accounts: {
      client_id: number;
      /** Null for who signs in by code or by a provider alone. */
      password_hash: string | null;
      password_changed_at: Date;
      created_at: Date;
      /** Null where the client signs in with the address of their record, which is proven. */
      unproven_email: Generated<string | null>;
    };
    house_salts: { id: Generated<number>; salt: Generated<string> };
    client_registrations: {
      hash: Buffer;
      key_hash: Buffer;
      email: string;
      first_name: string;
      last_name: string;
      phone: string;
      locale: Locale;
      password_hash: string;
      /** The account whose address the link proves; null where the link opens one. */
      client_id: Generated<number | null>;
      created_at: Date;
      expires_at: Date;
    };
    mailed_codes: {
      /** Lower case. */
      email: string;
      /** Who proves the address; null for who signs in. */
      client_id: number | null;
      hash: string;
      digits: number;
      tries: Generated<number>;
      expires_at: Date;
    };
    wrong_mailed_codes: { /** Empty for the whole house. */ email: string; count: number; since: Date };
    carts: {
      id: GeneratedAlways<number>;
      client_id: number;
      /** For the kitchen. */
      comment_note: Generated<string>;
      driver_note: Generated<string>;
      delivery_date: Generated<string | null>;
      schedule_id: Generated<number | null>;
    };
  }
}
