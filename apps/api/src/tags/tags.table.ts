import type { Named, Searched, Versioned } from '../database/columns.ts';

declare module '../database/schema.ts' {
  interface Database {
    tags: Versioned & Named & Searched & { slug: string; colour: string; active: boolean };
  }
}
