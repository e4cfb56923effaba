import type { AcceptedConflicts } from '@traiteur/contract/own/group-guests.ts';
import type { PaymentChoice } from '@traiteur/domain/money/payment-choices.ts';
import type { AboveBudget, GroupOrderState } from '@traiteur/domain/own/group-orders.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Generated } from 'kysely';
import type { Json, Versioned } from '../../database/columns.ts';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';
import { eaterMeanings } from '../../clients/clients/eaters.table.ts';

declare module '../../database/schema.ts' {
  interface Database {
    group_orders: Versioned & {
      client_id: number;
      delivery_date: string;
      schedule_id: number;
      address_id: number | null;
      deadline: Date;
      /** Cents; null: no limit. */
      budget: number | null;
      above_budget: Generated<AboveBudget>;
      payment_choice: PaymentChoice;
      driver_note: Generated<string>;
      purchase_reference: Generated<string>;
      names_shown: Generated<boolean>;
      weekly: Generated<boolean>;
      state: Generated<GroupOrderState>;
      /** The refusal's code where it could not be placed. */
      reason: Generated<string>;
      /** The code of what would refuse it whole as things stand, and of what its host was told. */
      obstacle: Generated<string>;
      obstacle_told: Generated<string>;
      follows_id: Generated<number | null>;
      opened_at: Date;
      closed_at: Generated<Date | null>;
      told_at: Generated<Date | null>;
    };
    group_order_guests: Pick<Versioned, 'id'> & {
      group_order_id: number;
      /** Null while they are expected and have not come. */
      eater_id: Generated<number | null>;
      name: string;
      invited_email: Generated<string>;
      email: Generated<string>;
      locale: Locale;
      key_hash: Generated<Buffer | null>;
      reminded_at: Generated<Date | null>;
      /** Cents given back that they were told of. */
      refund_told: Generated<number>;
      told_at: Generated<Date | null>;
      /** Where and when they believe that it is delivered. */
      told_place: Json<object> | null;
      place_told_at: Generated<Date | null>;
      cancel_told_at: Generated<Date | null>;
    };
    group_order_choices: {
      guest_id: number;
      product_id: number;
      size_id: number;
      quantity: number;
      accepted: Json<AcceptedConflicts>;
      chosen_at: Date;
      dropped: Generated<boolean>;
      /** No longer to be had since it was chosen. */
      scarce: Generated<boolean>;
      warned_at: Generated<Date | null>;
    };
    group_order_invitations: { group_order_id: number; at: Date; addresses: number };
    group_order_links: { hash: Buffer; group_order_id: number; guest_id: number | null; made_at: Date };
  }
}

export const meanings = {
  group_order_choices_product_id_fkey: 'lines',
  group_order_choices_size_id_fkey: 'lines',
  ...eaterMeanings,
} as const satisfies ConstraintMeanings;
