import type { Versioned } from '../../database/columns.ts';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';

declare module '../../database/schema.ts' {
  interface Database {
    delivery_schedules: Versioned & {
      weekday: number;
      starts: string;
      ends: string;
      capacity: number | null;
      notice_hours: number | null;
      active: boolean;
    };
    delivery_schedule_zones: { schedule_id: number; zone_id: number };
  }
}

export const meanings = {
  delivery_schedule_zones_zone_id_fkey: 'zoneIds',
} as const satisfies ConstraintMeanings;
