import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    cooked_batches: {
      id: GeneratedAlways<number>;
      recipe_id: number;
      /** Null: of a preparation. */
      product_id: Generated<number | null>;
      date: string;
      lot: string;
      weight: number | null;
      use_by: Generated<string | null>;
      /** It, or what went in. */
      held: Generated<boolean>;
      at: Date;
      by_id: number | null;
      by_name: string;
    };
    cooked_batch_parts: {
      id: GeneratedAlways<number>;
      batch_id: number;
      ingredient_id: number | null;
      ingredient_batch_id: number | null;
      part_batch_id: number | null;
      weight: number | null;
    };
  }
}
