import type { ManualMethod } from '@traiteur/domain/money/payment-methods.ts';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    cash_ups: {
      id: GeneratedAlways<number>;
      taker_id: number | null;
      taker_name: string;
      date: string;
      at: Date;
      by_id: number | null;
      by_name: string;
      note: Generated<string>;
    };
    cash_up_sums: { cash_up_id: number; method: ManualMethod; expected: number; counted: number };
  }
}
