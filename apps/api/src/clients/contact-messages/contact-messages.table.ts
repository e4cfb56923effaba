import type { ContactState } from '@traiteur/contract/clients/contact-messages.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    contact_messages: {
      id: GeneratedAlways<number>;
      name: string;
      email: string;
      phone: Generated<string>;
      text: string;
      locale: Locale;
      at: Date;
      client_id: number | null;
      state: Generated<ContactState>;
      answer: Generated<string>;
      handled_by: Generated<string | null>;
      handled_at: Generated<Date | null>;
    };
  }
}
