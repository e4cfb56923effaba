import type { IngredientInput } from '@traiteur/contract/kitchen/ingredients.ts';
import type { RecipeInput } from '@traiteur/contract/kitchen/recipes.ts';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { allergenStates } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import type { Random } from '../../../../../../db/demo/random.ts';
import { ingredientInput, inputOf, recipeInput } from '../../recipe-inputs.ts';
import { isExpected } from '../draws.ts';
import type { CookedHouse, Work } from './cooked-house.ts';
import { storeWorks } from './store-works.ts';

/** What was done, and whether the rules let it be. Refusals are expected; any other error is thrown. */
export async function cookAtRandom(house: CookedHouse, random: Random): Promise<string> {
  const { run } = random.weighted(works, ({ weight }) => weight);
  try {
    await run(house, random);
    return run.name;
  } catch (error) {
    // Nothing is there yet, or nothing is open.
    if (error instanceof RangeError) return `${run.name}, idle`;
    if (isExpected(error)) return `${run.name}, refused`;
    throw error;
  }
}

const works: readonly Work[] = [
  { weight: 2, run: addIngredient },
  { weight: 8, run: saveIngredient },
  { weight: 4, run: addRecipe },
  { weight: 8, run: saveRecipe },
  { weight: 1, run: removeRecipe },
  { weight: 6, run: answer },
  { weight: 6, run: sell },
  { weight: 2, run: typeDish },
  { weight: 1, run: addAllergen },
  { weight: 2, run: switchAllergen },
  { weight: 1, run: mergeAllergens },
  { weight: 1, run: undoMerge },
  { weight: 3, run: place },
  ...storeWorks,
];

/** Mostly all are stated, and mostly none is in it: a house in which nothing can be sold judges little. */
function ingredientAtRandom({ allergens, supplierId, kitchen }: CookedHouse, random: Random, name: string) {
  const stated = allergens.filter(() => random.chance(0.9));
  const brought = () => allergens.filter(() => random.chance(0.15));
  const article = (): IngredientInput['articles'][number] => ({
    supplierId,
    name: 'Sac',
    code: '',
    packQuantity: 1000,
    packUnit: 'kg',
    price: random.int(1, 900),
    taxRateId: kitchen.taxRate,
    active: random.chance(0.6),
    allergens: brought().map((allergenId) => ({
      allergenId,
      state: random.pick(['contains', 'may_contain', 'unknown'] as const),
    })),
  });
  return ingredientInput(name, {
    allergens: stated.map((allergenId) => ({
      allergenId,
      state: random.chance(0.7) ? 'none' : random.pick(statedStates),
    })),
    density: random.chance(0.8) ? random.int(500, 1500) : null,
    pieceWeight: random.chance(0.8) ? random.int(1000, 90_000) : null,
    articles: random.chance(0.4) ? [article()] : [],
    document: `Fiche ${random.int(1, 9)}`,
  });
}

const statedStates = allergenStates.filter((state) => state !== 'unknown');

async function addIngredient(house: CookedHouse, random: Random): Promise<void> {
  const name = `Ingrédient ${house.ingredients.length}`;
  const { id } = await house.owner.call('ingredients', 'create', {}, ingredientAtRandom(house, random, name));
  house.ingredients.push(id);
}

async function saveIngredient(house: CookedHouse, random: Random): Promise<void> {
  const { id, version, name } = await house.owner.call('ingredients', 'get', { id: random.pick(house.ingredients) });
  const input = ingredientAtRandom(house, random, name.fr);
  if (random.chance(0.2))
    await house.owner.call('recipes', 'previewRecipeEffect', {}, { ingredientId: id, ingredient: input });
  await house.owner.call('ingredients', 'update', { id }, { ...input, version });
}

function recipeAtRandom(house: CookedHouse, random: Random, name: string): RecipeInput {
  const lines = Array.from({ length: random.int(1, 4) }, (): RecipeInput['lines'][number] => {
    const isPart = house.recipes.length > 0 && random.chance(0.35);
    return {
      ingredientId: isPart ? null : random.pick(house.ingredients),
      recipeId: isPart ? random.pick(house.recipes) : null,
      quantity: random.int(1, 900_000),
      unit: random.weighted(['g', 'ml', 'piece'] as const, (unit) => (unit === 'g' ? 6 : 1)),
      promised: random.chance(0.2),
    };
  });
  return recipeInput(name, lines, {
    productId: random.chance(0.6) ? random.pick(house.dishes) : null,
    fromDate: random.chance(0.7) ? null : addDays(house.date, random.int(0, 4)),
    preparingLoss: random.int(0, 30),
    cookingLoss: random.int(0, 30),
    density: random.chance(0.8) ? 1000 : null,
    pieceWeight: random.chance(0.8) ? 50_000 : null,
    portions: random.chance(0.9) ? [{ sizeId: house.kitchen.size, weight: random.int(100_000, 500_000) }] : [],
  });
}

async function addRecipe(house: CookedHouse, random: Random): Promise<void> {
  const input = recipeAtRandom(house, random, `Recette ${random.int(1, 1_000_000)}`);
  const { id } = await house.owner.call('recipes', 'create', {}, input);
  house.recipes.push(id);
}

async function saveRecipe(house: CookedHouse, random: Random): Promise<void> {
  const recipe = await house.owner.call('recipes', 'get', { id: random.pick(house.recipes) });
  const changes = recipeAtRandom(house, random, recipe.name.fr);
  const input = random.chance(0.5) ? { ...changes, productId: recipe.productId } : changes;
  if (random.chance(0.2)) {
    const change = { recipeId: recipe.id, recipe: { ...inputOf(recipe), ...input } };
    await house.owner.call('recipes', 'previewRecipeEffect', {}, change);
  }
  await house.owner.call('recipes', 'update', { id: recipe.id }, { ...input, version: recipe.version });
}

async function removeRecipe(house: CookedHouse, random: Random): Promise<void> {
  const id = random.pick(house.recipes);
  await house.owner.call('recipes', 'remove', { id });
  house.recipes = house.recipes.filter((each) => each !== id);
}

async function answer({ owner }: CookedHouse, random: Random): Promise<void> {
  const { items } = await owner.call('recipes', 'list', { open: 'true' });
  const { id, differences } = await owner.call('recipes', 'get', { id: random.pick(items).id });
  const { allergenId } = random.pick(differences);
  await owner.call(
    'recipes',
    'answerRecipeDifference',
    { id },
    { allergenId, stays: random.chance(0.5), reason: 'vu' },
  );
}

async function sell({ owner, dishes }: CookedHouse, random: Random): Promise<void> {
  const { id, version, status } = await owner.call('products', 'get', { id: random.pick(dishes) });
  const isOnSale = status === 'published';
  if (isOnSale && random.chance(0.8)) return;
  await owner.call('products', isOnSale ? 'archiveProduct' : 'restoreProduct', { id }, { version });
}

/** Of a dish without a recipe that is its own; one with a recipe refuses. */
async function typeDish({ owner, dishes, allergens }: CookedHouse, random: Random): Promise<void> {
  const { id, ...dish } = await owner.call('products', 'get', { id: random.pick(dishes) });
  const declared = allergens
    .filter(() => random.chance(0.3))
    .map((allergenId) => ({ allergenId, presence: random.pick(['contains', 'may_contain'] as const) }));
  await owner.call('products', 'update', { id }, { ...dish, allergens: declared });
}

async function addAllergen(house: CookedHouse, random: Random): Promise<void> {
  if (house.allergens.length > 5) return;
  const code = `a${random.int(1, 1_000_000)}`;
  const names = { name: { fr: code, en: code }, slug: code, code, active: true };
  const { id } = await house.owner.call('allergens', 'create', {}, names);
  house.allergens.push(id);
}

async function switchAllergen({ owner, allergens }: CookedHouse, random: Random): Promise<void> {
  const { id, ...allergen } = await owner.call('allergens', 'get', { id: random.pick(allergens) });
  await owner.call('allergens', 'update', { id }, { ...allergen, active: !allergen.active || random.chance(0.3) });
}

async function mergeAllergens(house: CookedHouse, random: Random): Promise<void> {
  const keeper = await house.owner.call('allergens', 'get', { id: random.pick(house.allergens) });
  const duplicate = await house.owner.call('allergens', 'get', { id: random.pick(house.allergens) });
  const body = { otherId: duplicate.id, version: keeper.version, otherVersion: duplicate.version };
  await house.owner.call('allergens', 'mergeAllergens', { id: keeper.id }, body);
}

async function undoMerge({ owner, allergens }: CookedHouse, random: Random): Promise<void> {
  const { merges } = await owner.call('uses', 'listUses', { noun: 'allergens', id: random.pick(allergens) });
  await owner.call('uses', 'undoCatalogueMerge', { id: random.pick(merges).id });
}

async function place({ owner, kitchen, dishes, allergens }: CookedHouse, random: Random): Promise<void> {
  const productId = random.pick(dishes);
  const isForInes = random.chance(0.6);
  await kitchen.place(owner, {
    ...(isForInes ? kitchen.ines : kitchen.marc),
    lines: [kitchen.line(productId)],
    ...(isForInes && { allergyOverrides: [{ productId, allergenIds: allergens, reason: 'vu avec elle' }] }),
  });
}
