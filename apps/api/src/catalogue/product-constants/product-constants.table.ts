import type { Generated } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    product_constants: {
      id: Generated<number>;
      default_quantity: number | null;
      daily_choices: Generated<number>;
      largest_line_quantity: Generated<number>;
      allergies_by_confirmation: Generated<boolean>;
      version: Generated<number>;
    };
  }
}
