import type { Named, Searched, Versioned } from '../database/columns.ts';

declare module '../database/schema.ts' {
  interface Database {
    allergens: Versioned & Named & Searched & { slug: string; code: string; active: boolean };
  }
}
