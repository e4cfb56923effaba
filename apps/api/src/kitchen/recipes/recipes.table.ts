import type { Recipe } from '@traiteur/contract/kitchen/recipes.ts';
import type { Unit } from '@traiteur/domain/kitchen/pots/amounts.ts';
import type { Presence } from '@traiteur/domain/orders/allergies.ts';
import type { Generated } from 'kysely';
import type { Json, Named, Searched, Versioned } from '../../database/columns.ts';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';

declare module '../../database/schema.ts' {
  interface Database {
    recipes: Versioned &
      Named &
      Searched & {
        active: boolean;
        product_id: number | null;
        density: number | null;
        piece_weight: number | null;
        station_id: number | null;
        shelf_life: number | null;
      };
    recipe_versions: {
      recipe_id: number;
      from_date: string;
      preparing_loss: number;
      cooking_loss: number;
      steps: Json<Recipe['steps']>;
      /** Its dishes are derived from it since its first day. */
      followed: Generated<boolean>;
      at: Date;
      by_id: number | null;
      by_name: string;
    };
    recipe_lines: {
      recipe_id: number;
      from_date: string;
      position: number;
      ingredient_id: number | null;
      part_id: number | null;
      quantity: number;
      unit: Unit;
      promised: boolean;
    };
    recipe_portions: { recipe_id: number; size_id: number; weight: number };
    recipe_declarations: {
      product_id: number;
      allergen_id: number;
      presence: Presence | null;
      stays: boolean | null;
      reason: Generated<string>;
      by_id: number | null;
      by_name: Generated<string>;
      at: Date | null;
    };
  }
}

export const meanings = {
  recipes_product_id_fkey: 'productId',
  recipes_station_id_fkey: 'stationId',
  recipe_lines_ingredient_id_fkey: 'lines',
  recipe_lines_part_id_fkey: 'lines',
  recipe_portions_size_id_fkey: 'portions',
} as const satisfies ConstraintMeanings;
