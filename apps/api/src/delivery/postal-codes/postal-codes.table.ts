import type { Searched, Versioned } from '../../database/columns.ts';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';

declare module '../../database/schema.ts' {
  interface Database {
    postal_codes: Versioned & Searched & { country: string; code: string; city: string; zone_id: number | null };
  }
}

export const meanings = {
  postal_codes_country_code_key: 'code',
} as const satisfies ConstraintMeanings;
