import type { DisputeState, OnlinePaymentState, OnlineRefundState } from '@traiteur/domain/money/online-payments.ts';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    online_payments: {
      id: GeneratedAlways<number>;
      reference: Generated<string>;
      state: Generated<OnlinePaymentState>;
      intent_id: string | null;
      failure: Generated<string>;
      failed_charge: Generated<string>;
      failure_seen_at: Generated<Date | null>;
      at: Date;
    };
    online_payment_parts: {
      id: GeneratedAlways<number>;
      online_payment_id: number;
      /** Null while a guest's group order is no order yet, or became none. */
      order_id: number | null;
      by_guest: Generated<boolean>;
      /** Null for other payments, and where they were forgotten. */
      group_order_id: Generated<number | null>;
      guest_id: Generated<number | null>;
      amount: number;
      state: Generated<OnlinePaymentState>;
      payment_id: number | null;
    };
    online_refunds: {
      payment_id: number;
      online_payment_id: number;
      reference: Generated<string>;
      amount: number;
      state: Generated<OnlineRefundState>;
      refund_id: string | null;
      failure: Generated<string>;
    };
    payment_disputes: {
      id: string;
      online_payment_id: number;
      amount: number;
      reason: string;
      state: DisputeState;
      at: Date;
    };
    payment_news: { id: string; kind: string; at: Date };
    payment_comparisons: {
      id: GeneratedAlways<number>;
      at: Date;
      from_date: string;
      to_date: string;
      differences: number;
    };
    payment_links: {
      hash: Buffer;
      order_id: number | null;
      guest_id: Generated<number | null>;
      made_at: Date;
      expires_at: Date;
    };
  }
}
