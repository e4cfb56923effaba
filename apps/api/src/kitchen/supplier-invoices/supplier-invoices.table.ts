import type {
  InvoiceKind,
  InvoiceProfile,
  InvoiceStatus,
  MatchGround,
} from '@traiteur/domain/kitchen/supplier-invoices/invoice-matching.ts';
import type { Generated } from 'kysely';
import type { Json, Searched, Versioned } from '../../database/columns.ts';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';
import type { InvoicedBatch } from './file/invoice-document.ts';

declare module '../../database/schema.ts' {
  interface Database {
    supplier_invoices: Versioned &
      Searched & {
        number: string;
        kind: InvoiceKind;
        status: Generated<InvoiceStatus>;
        profile: InvoiceProfile;
        issued_on: string;
        due_on: string | null;
        period_from: string | null;
        period_to: string | null;
        seller_name: string;
        seller_siren: string;
        seller_vat: string;
        seller_key: string;
        supplier_id: number | null;
        order_reference: string;
        note_numbers: string[];
        corrected_number: string;
        purchase_order_id: number | null;
        line_total: number | null;
        allowances: number;
        charges: number;
        net: number;
        tax: number;
        gross: number;
        file_name: string;
        media_type: string;
        at: Date;
        by_id: number | null;
        by_name: string;
        booked_at: Date | null;
        booked_by_id: number | null;
        booked_by_name: Generated<string>;
      };
    supplier_invoice_lines: {
      supplier_invoice_id: number;
      position: number;
      code: string;
      gtin: string;
      name: string;
      quantity: number;
      unit: string;
      price: number;
      base_quantity: number;
      adjustment: number;
      total: number;
      tax_rate: number | null;
      batches: Json<InvoicedBatch[]>;
      article_id: number | null;
      units_per_pack: number | null;
      matched_by: Generated<MatchGround>;
      aside_by: string | null;
    };
    supplier_invoice_files: { supplier_invoice_id: number; bytes: Buffer };
    supplier_sellers: { key: string; supplier_id: number };
    supplier_references: {
      supplier_id: number;
      key: string;
      article_id: number;
      unit: string;
      units_per_pack: number;
    };
  }
}

export const meanings = {
  supplier_invoices_seller_key_key: { code: 'invoice-read-before', field: 'base64' },
  supplier_invoices_number_key: { code: 'invoice-read-before', field: 'supplierId' },
  supplier_invoices_supplier_id_fkey: 'supplierId',
  supplier_invoices_purchase_order_id_fkey: 'purchaseOrderId',
} as const satisfies ConstraintMeanings;
