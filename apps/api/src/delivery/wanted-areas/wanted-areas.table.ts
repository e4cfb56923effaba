import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    wanted_areas: {
      id: GeneratedAlways<number>;
      country: string;
      postal_code: string;
      city: Generated<string>;
      /** Counted by a routine. */
      wishes: Generated<number>;
      last_at: Date;
    };
    area_wishes: {
      id: GeneratedAlways<number>;
      area_id: number;
      /** Lower case. */
      email: string;
      locale: Locale;
      at: Date;
      /** Of a mail server that did not accept the mail for now. */
      tries: Generated<number>;
      due_at: Generated<Date | null>;
    };
  }
}
