import { useQuery } from '@tanstack/react-query';
import type { RecipeRow } from '@traiteur/contract/kitchen/recipes.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** The recipe that speaks for a dish; undefined where it has none, and for who may not read recipes. */
export function useDishRecipe(productId: number | undefined): RecipeRow | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: nounKeys('recipes').answer('dish', productId),
    queryFn: () => api.call('recipes', 'list', { productId: productId ?? 0, limit: 1 }),
    enabled: productId !== undefined && api.offers('recipes', 'list'),
  });
  return data?.items[0];
}
