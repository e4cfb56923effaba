import type { InvoiceDocument } from '@traiteur/contract/money/invoices.ts';
import type { InvoiceKind } from '@traiteur/domain/money/invoice-number.ts';
import type { CreditReason } from '@traiteur/domain/money/next-documents.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, Searched } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    invoice_series: { kind: InvoiceKind; year: number; last: number; last_on: string };
    /** The database refuses to update or delete a row. */
    invoices: Searched & {
      id: GeneratedAlways<number>;
      kind: InvoiceKind;
      year: number;
      sequence: number;
      number: string;
      order_id: number | null;
      company_id: Generated<number | null>;
      month: Generated<string | null>;
      due_on: Generated<string | null>;
      edition: number | null;
      corrects: number | null;
      reason: CreditReason | null;
      given_on: string;
      given_at: Date;
      total: number;
      document: Json<InvoiceDocument>;
    };
  }
}
