import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Random } from '../../../../../../db/demo/random.ts';
import type { importedTable } from '../../imported-table.ts';
import type { smallKitchen } from '../../small-kitchen.ts';

export interface CookedHouse {
  owner: ApiClient;
  kitchen: Awaited<ReturnType<typeof smallKitchen>>;
  supplierId: number;
  dishes: readonly number[];
  ingredients: number[];
  recipes: number[];
  allergens: number[];
  date: string;
  /** A file of ingredients. */
  table: ReturnType<typeof importedTable>;
  imports: number[];
}

export interface Work {
  weight: number;
  run: (house: CookedHouse, random: Random) => Promise<unknown>;
}
