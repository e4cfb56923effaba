import type { IngredientBatch } from '@traiteur/contract/kitchen/ingredient-batches.ts';
import { sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';

/** Of an ingredient `i`. */
export const namedIngredient = sql<IngredientBatch['ingredient']>`json_build_object('id', i.id,
  'name', ${bilingual('i.name')}, 'storage', i.storage)`;
