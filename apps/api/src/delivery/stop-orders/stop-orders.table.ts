import type { Generated } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    stop_orders: {
      zone_id: number;
      delivery_date: string;
      slot_starts: string;
      slot_ends: string;
      order_ids: number[];
      version: Generated<number>;
    };
  }
}
