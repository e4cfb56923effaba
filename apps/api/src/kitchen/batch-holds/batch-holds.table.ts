import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    batch_holds: {
      id: GeneratedAlways<number>;
      ingredient_batch_id: number | null;
      cooked_batch_id: number | null;
      name_fr: string;
      name_en: string;
      number: string;
      check_id: number | null;
      reason: string;
      at: Date;
      by_id: number | null;
      by_name: string;
      released_at: Generated<Date | null>;
      released_by_name: Generated<string>;
      release_reason: Generated<string>;
    };
  }
}
