import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Generated } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    house_settings: {
      id: Generated<number>;
      version: Generated<number>;
      sender_address: Generated<string>;
      maps_key: Generated<string>;
      public_url: Generated<string>;
      site_url: Generated<string>;
      language: Locale | null;
      sealed_mail_server: Buffer | null;
      sealed_stripe: Buffer | null;
    };
  }
}
