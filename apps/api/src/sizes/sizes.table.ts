import type { Named, Searched, Versioned } from '../database/columns.ts';

declare module '../database/schema.ts' {
  interface Database {
    sizes: Versioned & Named & Searched & { slug: string; position: number; active: boolean };
  }
}
