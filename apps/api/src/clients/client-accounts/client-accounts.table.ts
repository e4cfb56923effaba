import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    client_accounts: {
      client_id: number;
      password_hash: string;
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
