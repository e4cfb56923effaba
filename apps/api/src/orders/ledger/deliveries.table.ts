import type { Delivery } from '@traiteur/contract/delivery/deliveries.ts';
import type { DeliveryOutcome } from '@traiteur/domain/delivery/delivery-outcomes.ts';
import type { ManualMethod } from '@traiteur/domain/money/payment-methods.ts';
import type { Generated } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    deliveries: {
      event_id: number;
      order_id: number;
      key: string;
      outcome: DeliveryOutcome;
      obstacle: Delivery['obstacle'];
      left_with: Generated<string>;
      amount: Generated<number>;
      method: ManualMethod | null;
      payment_id: number | null;
      picture_id: string | null;
      at: Date;
    };
  }
}
