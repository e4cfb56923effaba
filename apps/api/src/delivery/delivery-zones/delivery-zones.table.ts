import type { Named, Searched, Versioned } from '../../database/columns.ts';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';

declare module '../../database/schema.ts' {
  interface Database {
    delivery_zones: Versioned &
      Named &
      Searched & {
        colour: string;
        fee: number | null;
        free_delivery_from: number | null;
        minimum_order: number;
        active: boolean;
      };
  }
}

export const meanings = {
  delivery_schedule_zones_schedule_id_fkey: 'scheduleIds',
} as const satisfies ConstraintMeanings;
