import type { IngredientBatch } from '@traiteur/contract/kitchen/ingredient-batches.ts';
import { sql } from 'kysely';

/** Of a supplier `s` that may be none. */
export const namedSupplier = sql<IngredientBatch['supplier']>`case when s.id is not null
  then json_build_object('id', s.id, 'name', s.name) end`;
