import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Searched, Versioned } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    suppliers: Versioned &
      Searched & {
        name: string;
        contact: string;
        email: string;
        phone: string;
        locale: Locale;
        customer_number: string;
        minimum_order: number;
        notes: string;
        active: boolean;
      };
  }
}
