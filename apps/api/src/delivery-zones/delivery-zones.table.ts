import type { Named, Searched, Versioned } from '../database/columns.ts';

declare module '../database/schema.ts' {
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
