import type { GeneratedAlways } from 'kysely';
import type { Json } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    saved_views: {
      id: GeneratedAlways<number>;
      administrator_id: number;
      list: string;
      name: string;
      query: Json<Record<string, string>>;
      shared: boolean;
    };
    default_views: { administrator_id: number; list: string; view_id: number };
  }
}
