import type { PaymentStatus } from '@traiteur/domain/money/payment-status.ts';
import type { Generated } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    sales_clock: { id: Generated<number>; time_zone: string };
    /** For each order, the rows that it adds to the tables below. */
    order_sales: { order_id: number; sale: Generated<Sale> };
    sales_days: SalesDay & {
      payment_status: PaymentStatus;
      orders: number;
      new_clients: number;
      gross: number;
      discount: number;
      delivery_fee: number;
      tax: number;
      total: number;
      refunded: number;
    };
    sales_day_taxes: SalesDay & { name: string; rate: number; base: number; amount: number };
    sales_day_lines: SalesDay & {
      product_id: number;
      size_id: number;
      quantity: number;
      gross: number;
      discount: number;
    };
    /** Months that are over and whose sums stand below, by their first day. */
    sales_months: Pick<SalesDay, 'dated_by'> & { month: string };
    sales_month_lines: Pick<SalesDay, 'dated_by' | 'category_id'> & {
      month: string;
      product_id: number;
      size_id: number;
      quantity: number;
      gross: number;
      discount: number;
    };
  }
}

interface Sale {
  days?: object[];
  taxes?: object[];
  lines?: object[];
}

interface SalesDay {
  dated_by: 'order' | 'delivery';
  date: string;
  zone_id: number;
  category_id: number;
}
