import type { CompanyTerms, InvoiceGroups } from '@traiteur/domain/clients/company-terms.ts';
import type { VatCheckState } from '@traiteur/domain/clients/vat-check.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Searched, Versioned } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    companies: Versioned &
      Searched & {
        legal_name: string;
        business_number: string;
        vat_number: string;
        vat_check: Generated<VatCheckState>;
        vat_checked_at: Generated<Date | null>;
        vat_check_tries: Generated<number>;
        vat_check_asked_at: Generated<Date | null>;
        vat_check_due_at: Generated<Date | null>;
        address: string;
        postal_code: string;
        city: string;
        country: string;
        reference_required: boolean;
        terms: CompanyTerms;
        invoice_groups: InvoiceGroups;
        credit_limit: number | null;
        active: boolean;
      };
    company_contacts: {
      id: GeneratedAlways<number>;
      company_id: number;
      name: string;
      email: string;
      locale: Locale;
      for_orders: boolean;
      for_invoices: boolean;
    };
    company_people: { client_id: number; company_id: number; cost_centre: string };
  }
}
