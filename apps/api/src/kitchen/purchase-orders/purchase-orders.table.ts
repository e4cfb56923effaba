import type { Unit } from '@traiteur/domain/kitchen/pots/amounts.ts';
import type { PurchaseOrderStatus } from '@traiteur/domain/kitchen/stock/purchase-orders.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Versioned } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    purchase_orders: Versioned & {
      number: GeneratedAlways<string>;
      supplier_id: number;
      status: Generated<PurchaseOrderStatus>;
      wanted_on: string | null;
      notes: string;
      at: Date;
      by_id: number | null;
      by_name: string;
      sent_at: Date | null;
      sent_to: Generated<string>;
    };
    purchase_order_lines: {
      purchase_order_id: number;
      position: number;
      ingredient_id: number;
      article_id: number | null;
      name: string;
      code: string;
      packs: number;
      pack_quantity: number;
      pack_unit: Unit;
      pack_weight: number;
      price: number;
    };
  }
}
