import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { InvoiceKind, InvoiceProfile } from '@traiteur/domain/kitchen/supplier-invoices/invoice-matching.ts';

export interface InvoicedBatch {
  number: string;
  useBy: LocalDate | null;
}

/** Quantities, prices and amounts in millionths; what the file does not say is an empty text or null. */
export interface DocumentLine {
  code: string;
  gtin: string;
  name: string;
  quantity: number;
  /** Of UN/ECE recommendation 20: `KGM`. */
  unit: string;
  /** Of `baseQuantity` units, before what the line takes off or adds. */
  price: number;
  baseQuantity: number;
  /** What the line adds; negative where it takes off. */
  adjustment: number;
  total: number;
  /** Thousandths of a percent. */
  taxRate: number | null;
  batches: InvoicedBatch[];
}

/** An invoice as its file says it. */
export interface InvoiceDocument {
  profile: InvoiceProfile;
  kind: InvoiceKind;
  number: string;
  issuedOn: LocalDate;
  dueOn: LocalDate | null;
  periodFrom: LocalDate | null;
  periodTo: LocalDate | null;
  /** ISO 4217. */
  currency: string;
  /** `siren`: SIREN or SIRET, digits alone. */
  seller: { name: string; siren: string; vat: string };
  /** What the buyer ordered by. */
  orderReference: string;
  /** Of the delivery notes that it names. */
  noteNumbers: string[];
  /** The invoice that a credit note corrects. */
  correctedNumber: string;
  sums: { lineTotal: number | null; allowances: number; charges: number; net: number; tax: number; gross: number };
  lines: DocumentLine[];
}
