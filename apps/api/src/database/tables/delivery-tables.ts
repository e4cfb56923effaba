import type { Generated, GeneratedAlways } from 'kysely';
import type { Named, Kept, Searched } from './columns.ts';

export interface DeliveryTables {
  delivery_zones: Kept &
    Named &
    Searched & {
      colour: string;
      fee: number | null;
      free_delivery_from: number | null;
      minimum_order: number;
      active: boolean;
    };
  postal_codes: Kept & Searched & { country: string; code: string; city: string; zone_id: number | null };
  delivery_schedules: Kept & {
    weekday: number;
    starts: string;
    ends: string;
    capacity: number | null;
    notice_hours: number | null;
    active: boolean;
  };
  delivery_schedule_zones: { schedule_id: number; zone_id: number };
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
