import type { PaymentMethod } from '@traiteur/domain/money/payment-methods.ts';
import type { GeneratedAlways } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    monthly_invoice_orders: { order_id: number; invoice_id: number };
    company_months: { company_id: number; month: string; closed_at: Date };
    invoice_payments: {
      id: GeneratedAlways<number>;
      invoice_id: number;
      amount: number;
      method: PaymentMethod;
      note: string;
      at: Date;
      by_id: number | null;
      by_name: string;
    };
    invoice_reminders: { invoice_id: number; level: number; at: Date; by_name: string };
  }
}
