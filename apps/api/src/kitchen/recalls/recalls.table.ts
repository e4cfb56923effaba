import type { RecallLetters } from '@traiteur/contract/kitchen/recalls.ts';
import type { CallOutcome } from '@traiteur/domain/kitchen/recalls.ts';
import type { OrderStatus } from '@traiteur/domain/orders/order-life.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    recalls: {
      id: GeneratedAlways<number>;
      ingredient_batch_id: number | null;
      cooked_batch_id: number | null;
      name_fr: string;
      name_en: string;
      number: string;
      reason: string;
      letters: Json<RecallLetters>;
      at: Date;
      by_id: number | null;
      by_name: string;
      ended_at: Generated<Date | null>;
      ended_by_name: Generated<string>;
      conclusion: Generated<string>;
    };
    recall_orders: {
      recall_id: number;
      order_id: number;
      status: OrderStatus;
      portions: number;
      is_sure: boolean;
      /** Of the message that told the client: one for all their orders. */
      event_id: number | null;
      called_at: Generated<Date | null>;
      called_by_name: Generated<string>;
      outcome: Generated<CallOutcome | null>;
      note: Generated<string>;
    };
  }
}
