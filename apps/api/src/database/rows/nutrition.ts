import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { labelNutrients } from '@traiteur/domain/catalogue/nutrients.ts';
import { sql } from 'kysely';

/** Per portion of the usual size. `products` is the alias of the table. */
export const nutritionOf = (products: string) =>
  sql<Product['nutrition']>`json_build_object(${sql.join(
    labelNutrients.flatMap((name) => [sql.lit(name), sql.ref(`${products}.${name}`)]),
  )})`;
