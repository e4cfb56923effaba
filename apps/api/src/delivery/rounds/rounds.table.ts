declare module '../../database/schema.ts' {
  interface Database {
    round_drivers: {
      zone_id: number;
      delivery_date: string;
      slot_starts: string;
      slot_ends: string;
      driver_id: number;
    };
  }
}

export {};
