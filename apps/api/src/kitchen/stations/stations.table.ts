import type { Named, Versioned } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    stations: Versioned & Named & { position: number; active: boolean };
  }
}
