import type { Json } from '../../database/columns.ts';
import type { StandingLine } from '../edit/standing-order.ts';

export type MovedLine = Pick<StandingLine, 'productId' | 'sizeId' | 'quantity' | 'eaterId'>;

declare module '../../database/schema.ts' {
  interface Database {
    /** What an order was before it was moved. */
    order_moves: {
      event_id: number;
      order_id: number;
      last_event_id: number;
      version: number;
      schedule_id: number;
      delivery_date: string;
      total: number;
      lines: Json<MovedLine[]>;
    };
  }
}
