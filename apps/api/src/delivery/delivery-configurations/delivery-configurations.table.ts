import type { Generated, GeneratedAlways } from 'kysely';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';

declare module '../../database/schema.ts' {
  interface Database {
    delivery_configurations: {
      id: GeneratedAlways<number>;
      effective_from: Date;
      shipping_fee: number;
      free_delivery_from: number | null;
      notice_hours: number;
      promise_hours: number;
      horizon_days: number;
      closed_dates: string[];
      created_at: Generated<Date>;
      created_by: number | null;
    };
  }
}

export const meanings = {
  delivery_configurations_effective_from_key: { code: 'moment-taken', field: 'effectiveFrom' },
} as const satisfies ConstraintMeanings;
