import { queryOptions } from '@tanstack/react-query';
import type { IngredientInput } from '@traiteur/contract/kitchen/ingredients.ts';
import type { RecipeInput } from '@traiteur/contract/kitchen/recipes.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const recipePartsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: nounKeys('recipes').choices('listRecipeParts'),
    queryFn: () => api.call('recipes', 'listRecipeParts', {}),
    staleTime: 60_000,
  });

export type RecipeChange =
  | { recipeId: number; recipe: RecipeInput }
  | { ingredientId: number; ingredient: IngredientInput };

/** `content`: what of the change decides about allergens; it is asked again when that changes alone. */
export const recipeEffectQuery = (api: ApiClient, change: RecipeChange, content: string) =>
  queryOptions({
    queryKey: nounKeys('recipes').answer('effect', content),
    queryFn: ({ signal }) => api.call('recipes', 'previewRecipeEffect', {}, change, { signal }),
    gcTime: 0,
    retry: false,
  });

/** What is cooked by a recipe, on sale or not. */
export const dishesQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: nounKeys('products').answer('cooked', search),
    queryFn: ({ signal }) => api.call('products', 'list', { search, limit: 20 }, undefined, { signal }),
  });

export const dishQuery = (api: ApiClient, id: number) =>
  queryOptions({ queryKey: nounKeys('products').record(id), queryFn: () => api.call('products', 'get', { id }) });
