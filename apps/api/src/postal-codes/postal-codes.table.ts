import type { Searched, Versioned } from '../database/columns.ts';

declare module '../database/schema.ts' {
  interface Database {
    postal_codes: Versioned & Searched & { country: string; code: string; city: string; zone_id: number | null };
  }
}
