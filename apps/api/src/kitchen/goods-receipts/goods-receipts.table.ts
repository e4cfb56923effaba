import type { Versioned } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    goods_receipts: Versioned & {
      key: string | null;
      supplier_id: number | null;
      purchase_order_id: number | null;
      note_number: string;
      notes: string;
      picture_id: string | null;
      at: Date;
      by_id: number | null;
      by_name: string;
    };
  }
}
