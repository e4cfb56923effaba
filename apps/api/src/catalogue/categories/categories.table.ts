import type { Generated } from 'kysely';
import type { Named, Versioned } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    categories: Versioned & Named & { position: number; active: Generated<boolean>; permanent: Generated<boolean> };
  }
}
