import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { labelNutrients } from '@traiteur/domain/catalogue/nutrients.ts';
import { sql } from 'kysely';

/** Of a table that has a column for each nutrient. */
export const nutritionOf = (table: string) =>
  sql<Product['nutrition']>`json_build_object(${sql.join(
    labelNutrients.flatMap((name) => [sql.lit(name), sql.ref(`${table}.${name}`)]),
  )})`;
