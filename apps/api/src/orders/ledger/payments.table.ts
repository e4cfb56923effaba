import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { PaymentKind, PaymentMethod, PaymentProviderName } from '@traiteur/domain/money/payment-methods.ts';
import type { TaxAmount } from '@traiteur/domain/money/tax.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    payments: {
      /** Where it is a part of a payment of a whole invoice. */
      invoice_payment_id: Generated<number | null>;
      id: GeneratedAlways<number>;
      /** Null: of a guest whose group order is no order yet, or became none. */
      order_id: number | null;
      event_id: number | null;
      kind: PaymentKind;
      provider: PaymentProviderName;
      method: PaymentMethod;
      amount: number;
      credited: Generated<number>;
      reverses: number | null;
      at: Date;
      by_id: number | null;
      by_name: string;
      note: Generated<string>;
      cash_up_id: number | null;
    };
    refund_parts: {
      payment_id: number;
      position: number;
      line_id: number;
      category_id: number;
      name: Json<Bilingual>;
      size_name: Json<Bilingual>;
      quantity: number;
      amount: number;
      delivery_fee: number;
      taxes: Json<TaxAmount[]>;
    };
  }
}
