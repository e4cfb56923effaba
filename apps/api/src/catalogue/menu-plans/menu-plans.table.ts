import type { Versioned } from '../../database/columns.ts';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';

declare module '../../database/schema.ts' {
  interface Database {
    menu_plans: Versioned & { delivery_date: string; published_from: Date | null };
    menu_plan_choices: { menu_plan_id: number; position: number; product_id: number };
  }
}

export const meanings = { menu_plan_choices_product_id_fkey: 'choiceIds' } as const satisfies ConstraintMeanings;
