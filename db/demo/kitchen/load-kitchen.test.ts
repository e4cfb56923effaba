import {
  labelNutrients,
  type LabelNutrition,
  nutrientAmount,
  nutritionOf,
} from '@traiteur/domain/catalogue/nutrients.ts';
import { isNamedBy } from '@traiteur/domain/kitchen/pots/promised-parts.ts';
import { missingMentions } from '@traiteur/domain/kitchen/labels/missing-mentions.ts';
import { locales } from '@traiteur/domain/text/language.ts';
import type { AllergenCode } from '@traiteur/domain/catalogue/usual-records.ts';
import { expect, test } from 'vitest';
import { statementsOn } from '../../../apps/api/src/database/rows/statements.ts';
import { getProduct } from '../../../apps/api/src/catalogue/products/product-rows.ts';
import { getLabelSettings } from '../../../apps/api/src/kitchen/label-settings/label-setting-rows.ts';
import { labelDishes } from '../../../apps/api/src/kitchen/labels/label-dishes.ts';
import { getRecipe } from '../../../apps/api/src/kitchen/recipes/recipe-rows.ts';
import { verify } from '../../../apps/api/src/house/verification/verify.ts';
import { testDatabase } from '../../../apps/api/src/testing/database/test-database.ts';
import { idOf, loadCatalogue } from '../load-catalogue.ts';
import { demoMeals } from '../meals/meals.ts';
import { loadKitchen } from './load-kitchen.ts';
import { dishRecipes } from './recipes/recipes.ts';

/** Ingredients that cannot be there without their allergen, as French recipes name them. */
const giveaways: Partial<Record<AllergenCode, RegExp>> = {
  gluten: /\bblé\b|farine de blé|seigle|\borge\b|semoule(?! de maïs)|boulgour/i,
  milk: /\blait\b(?! d[e’]\s?(coco|amande|avoine|soja))|crème fraîche|beurre(?! de caca)|parmesan|mozzarella|\bfeta\b|yaourt grec/i,
  eggs: /(?<!b)œufs?\b/i,
  fish: /saumon|cabillaud|\bthon\b|anchois/i,
  sesame: /sésame|tahin/i,
  soybeans: /\bsoja\b|\btofu\b|\bmiso\b/i,
  nuts: /amandes?\b|noisettes?\b|noix de cajou|pistache/i,
  peanuts: /cacahu|arachide/i,
  celery: /céleri/i,
  mustard: /moutarde/i,
  crustaceans: /crevettes?/i,
};

const today = '2026-11-23';
const { pool } = await testDatabase();
const db = statementsOn(pool);
const catalogue = await loadCatalogue(db);
const taxRateId = idOf(catalogue.taxRates, 'packaged');
await loadKitchen(db, { ...catalogue, taxRateId, now: new Date(`${today}T09:00:00Z`), today });

const ask = async <Row extends object>(sql: string): Promise<Row[]> => (await pool.query<Row>(sql)).rows;

test('no dish waits for an answer: its recipe leaves nothing unknown, and declares what was declared by hand', async () => {
  const dishes = await ask<{ name: string; declared: string[] }>(`select p.name_fr as name, array(
      select a.code || ' ' || h.presence from product_allergens h join allergens a on a.id = h.allergen_id
      where h.product_id = p.id order by a.code) as declared
    from products p join recipes r on r.product_id = p.id
    where p.unknown_allergens = '{}' and p.disputed_allergens = '{}' and p.undeclared_sources = '{}' order by p.id`);
  const expected = demoMeals.map(({ name, allergens }) => ({
    name: name.fr,
    declared: allergens.map(({ code, presence }) => `${code} ${presence}`).toSorted(),
  }));
  expect(dishes).toEqual(expected);
});

test('dishes declare what their lists of ingredients give away', async () => {
  const dishes = await ask<{ name: string; text: string; codes: string[] }>(`
    select name_fr as name, regexp_replace(ingredients_fr, 'Peut contenir.*', '') as text, array(
      select a.code from product_allergens h join allergens a on a.id = h.allergen_id
      where h.product_id = p.id and presence = 'contains') as codes from products p`);
  const silent = dishes.flatMap(({ name, text, codes }) =>
    (Object.entries(giveaways) as [AllergenCode, RegExp][])
      .filter(([code, sign]) => sign.test(text) && !codes.includes(code))
      .map(([code]) => `${name}: ${code}`),
  );
  expect(silent).toEqual([]);
});

test('each recipe comes to a weight, every nutrient, and a list of ingredients in both languages', async () => {
  const dishes = await ask<{ id: number; name: string }>(
    'select id, name_fr as name from recipes where product_id is not null order by id',
  );
  for (const { id, name } of dishes) {
    const { pot } = await getRecipe(db, id, today);
    const nutrition = labelNutrients.map((nutrient) => pot.nutrition[nutrient]);
    const { ingredients } = pot;
    expect([pot.yield, ...nutrition, ingredients.fr || null, ingredients.en || null], name).not.toContain(null);
  }
});

/** They flavour: no share of them is asked for (annex VIII, 1 a). */
const flavours = /menthe|cannelle|vanille|cumin|ciboulette|basilic|curry|gingembre|aneth|thé noir/i;

test('what the name of a dish promises says its share', async () => {
  const lines = await ask<{
    dish: string;
    part: string;
  }>(`select p.name_fr as dish, coalesce(i.name_fr, part.name_fr) as part
    from recipe_lines l join recipes r on r.id = l.recipe_id join products p on p.id = r.product_id
    left join ingredients i on i.id = l.ingredient_id left join recipes part on part.id = l.part_id where not l.promised`);
  const silent = lines.filter(({ dish, part }) => isNamedBy(dish, part) && !flavours.test(part));
  expect(silent).toEqual([]);
  const [row] = await ask<{ count: number }>('select count(*)::integer as count from recipe_lines where promised');
  const wishes = Object.values(dishRecipes).flatMap((recipe) => recipe.promised ?? []);
  expect(row?.count).toBe(wishes.length);
});

test('what is drunk is sold by volume', async () => {
  const drinks = await ask<{
    name: string;
  }>(`select p.name_fr as name from products p join recipes r on r.product_id = p.id
    join categories c on c.id = p.category_id where c.name_fr = 'Boissons' and r.density is null`);
  expect(drinks).toEqual([]);
});

test('a portion of a dish is a meal: its sizes are those on sale, and its energy is that of its nutrients', async () => {
  const wrong = await ask(`select p.name_fr from products p join recipes r on r.product_id = p.id where
    array(select size_id from offers o where o.product_id = p.id order by 1)
      <> array(select size_id from recipe_portions w where w.recipe_id = r.id order by 1)
    or abs(kcal - 4 * protein - 4 * carbohydrate - 9 * fat - 2 * fibre) > greatest(1, 0.1 * kcal)`);
  expect(wrong).toEqual([]);
});

test('labels of every dish in every size say all that the law asks for, in both languages', async () => {
  const portions = await ask<{ productId: number; sizeId: number }>(
    'select product_id as "productId", size_id as "sizeId" from offers',
  );
  const settings = await getLabelSettings(db);
  const cookedPortions = portions.map((portion) => ({ ...portion, cookedOn: today }));
  const dishes = await labelDishes(db, cookedPortions, { settings, siteUrl: 'https://example.com' });
  const maker = { name: 'Maison Laurent', address: '18, rue des Envierges', city: '75020 Paris', exemption: '' };
  const gaps = dishes.flatMap((dish) =>
    locales.flatMap((locale) => missingMentions(dish, maker, locale).map((mention) => `${dish.name.fr}: ${mention}`)),
  );
  expect([dishes.length, gaps]).toEqual([portions.length, []]);
});

test('what a label says of 100 g is what its pot gives, rounded alike', async () => {
  const dishes = await ask<{ id: number; name: string; weight: number }>(`select r.id, p.name_fr as name,
    p.portion_weight as weight from recipes r join products p on p.id = r.product_id order by r.id`);
  for (const { id, name, weight } of dishes) {
    const { pot, productId } = await getRecipe(db, id, today);
    const { nutrition } = await getProduct(db, productId ?? 0);
    const per100 = nutritionOf(nutrition, { of: weight, to: 100_000 });
    const textsOf = (values: LabelNutrition) =>
      labelNutrients.map((nutrient) => nutrientAmount(nutrient, values[nutrient] ?? -1, 'fr'));
    expect(textsOf(per100), name).toEqual(textsOf(pot.nutrition));
  }
});

test('all that is bought has a price, and nothing is bought that no recipe takes', async () => {
  const unpriced = await ask(`select name_fr from ingredients i where name_fr <> 'Eau' and not exists (
    select from supplier_articles a join supplier_article_prices on article_id = a.id where ingredient_id = i.id)`);
  const idle =
    await ask(`select name_fr from ingredients i where not exists (select from recipe_lines where ingredient_id = i.id)
    union select name_fr from recipes r where product_id is null and not exists (select from recipe_lines where part_id = r.id)`);
  expect({ unpriced, idle }).toEqual({ unpriced: [], idle: [] });
});

test('the stock is a month of deliveries: little is past its day, something was refused, and it adds up', async () => {
  const [stock] = await ask<Record<string, number>>(`select count(*)::integer as batches,
    (count(*) filter (where refused))::integer as refusals,
    (count(*) filter (where remaining > 0 and use_by < '${today}'))::integer as expired,
    (count(*) filter (where remaining > 0))::integer as present from ingredient_batches`);
  expect(stock?.['batches']).toBeGreaterThan(200);
  expect(stock?.['present']).toBeGreaterThan(150);
  expect(stock?.['refusals']).toBe(1);
  expect(stock?.['expired']).toBeGreaterThan(0);
  expect(stock?.['expired']).toBeLessThan(40);
  expect(await verify(db)).toEqual([]);
});
