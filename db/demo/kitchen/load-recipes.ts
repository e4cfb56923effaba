import { type CategoryKey, type SizeKey, usualStations } from '@traiteur/domain/catalogue/usual-records.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Unit } from '@traiteur/domain/kitchen/pots/amounts.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import type { Saving } from '../../../apps/api/src/core/caller.ts';
import { authorOf } from '../../../apps/api/src/database/rows/author.ts';
import type { Database } from '../../../apps/api/src/database/schema.ts';
import { declareDishes } from '../../../apps/api/src/kitchen/dish-declarations/follow-recipes.ts';
import { stationRows } from '../../../apps/api/src/kitchen/stations/station-rows.ts';
import { idOf } from '../load-catalogue.ts';
import { demoMeals } from '../meals/meals.ts';
import { thousandths } from './ingredient.ts';
import { demoPreparations } from './preparations.ts';
import type { DemoRecipe, DishRecipe, PartKey } from './recipe.ts';
import { dishRecipes } from './recipes/recipes.ts';

export interface Dishes {
  sizes: ReadonlyMap<SizeKey, number>;
  /** Same order as the meals. */
  products: readonly number[];
}

type StationKey = (typeof usualStations)[number]['key'];

interface Cookery extends Dishes {
  ingredients: ReadonlyMap<string, number>;
  saving: Saving;
  now: Date;
  today: LocalDate;
  fromDate: LocalDate;
}

interface Page {
  name: Bilingual;
  productId: number | null;
  recipe: DemoRecipe;
  portions: DishRecipe['portions'];
  density?: number | undefined;
  station: StationKey;
  /** Days after cooking. */
  keeps: number;
}

/** Where dishes of a category are cooked, and how long they keep. */
const places: Record<CategoryKey, Pick<Page, 'station' | 'keeps'>> = {
  breakfasts: { station: 'pastry', keeps: 2 },
  starters: { station: 'cold', keeps: 2 },
  bowls: { station: 'cold', keeps: 2 },
  mains: { station: 'hot', keeps: 3 },
  soups: { station: 'hot', keeps: 3 },
  desserts: { station: 'pastry', keeps: 3 },
  drinks: { station: 'cold', keeps: 2 },
};

/** What is stirred together without a fire. */
const coldPreparations = new Set<string>(['mayonnaise', 'basilPesto', 'peanutSauce', 'hummus', 'kimchi']);

export async function loadRecipes(db: Kysely<Database>, cookery: Cookery): Promise<void> {
  const preparations = Object.entries(demoPreparations);
  const pages = [
    ...preparations.map(
      ([key, { fr, en, ...recipe }]): Page => ({
        name: { fr, en },
        productId: null,
        recipe,
        portions: {},
        station: coldPreparations.has(key) ? 'cold' : key === 'shortcrust' ? 'pastry' : 'hot',
        keeps: 3,
      }),
    ),
    ...demoMeals.flatMap(({ name, category }, index): Page[] => {
      const recipe = dishRecipes[name.fr];
      const productId = cookery.products[index] ?? null;
      return recipe
        ? [{ name, productId, recipe, portions: recipe.portions, density: recipe.density, ...places[category] }]
        : [];
    }),
  ];
  const idsByName = await insertRecipes(db, pages);
  const parts = new Map(preparations.map(([key, { fr }]) => [key, idOf(idsByName, fr)]));
  const { saving, fromDate } = cookery;
  const pagesWithId = pages.map((page) => ({ ...page, id: idOf(idsByName, page.name.fr) }));
  await db
    .insertInto('recipe_versions')
    .values(
      pagesWithId.map(({ id, recipe }) => ({
        recipe_id: id,
        from_date: fromDate,
        preparing_loss: recipe.losses?.[0] ?? 0,
        cooking_loss: recipe.losses?.[1] ?? 0,
        steps: JSON.stringify(recipe.steps.map(stepOf)),
        followed: true,
        ...authorOf(saving),
      })),
    )
    .execute();
  await db
    .insertInto('recipe_lines')
    .values(
      pagesWithId.flatMap(({ id, recipe }) =>
        linesOf(recipe, cookery.ingredients, parts).map((line) => ({ recipe_id: id, from_date: fromDate, ...line })),
      ),
    )
    .execute();
  await db
    .insertInto('recipe_portions')
    .values(
      pagesWithId.flatMap(({ id, portions }) =>
        Object.entries(portions).map(([size, grams]) => ({
          recipe_id: id,
          size_id: idOf(cookery.sizes, size as SizeKey),
          weight: thousandths(grams),
        })),
      ),
    )
    .execute();
  await sql`insert into recipe_declarations (product_id, allergen_id, presence)
    select product_id, allergen_id, presence from product_allergens where product_id = any(${cookery.products}::integer[])`.execute(
    db,
  );
  const recipeIds = pagesWithId.map(({ id }) => id);
  await declareDishes(db, { recipeIds }, { ...saving, now: cookery.now, date: cookery.today, locale: 'fr' });
}

async function insertRecipes(db: Kysely<Database>, pages: readonly Page[]): Promise<Map<string, number>> {
  const stations = new Map<StationKey, number>();
  for (const { key, name } of usualStations)
    stations.set(key, (await stationRows.create(db, { name, active: true })).id);
  const rows = await db
    .insertInto('recipes')
    .values(
      pages.map(({ name, productId, station, keeps, density }) => ({
        name_fr: name.fr,
        name_en: name.en,
        active: true,
        product_id: productId,
        station_id: idOf(stations, station),
        shelf_life: keeps,
        density: density === undefined ? null : thousandths(density),
      })),
    )
    .returning(['id', 'name_fr'])
    .execute();
  return new Map(rows.map((row) => [row.name_fr, row.id]));
}

const stepOf = ([fr, en, minutes, temperature]: DemoRecipe['steps'][number]) => ({
  text: { fr, en },
  minutes: minutes ?? null,
  temperature: temperature ?? null,
});

const linesOf = (
  { lines, promised = [] }: DemoRecipe,
  ingredients: ReadonlyMap<string, number>,
  preparations: ReadonlyMap<string, number>,
) =>
  lines.map((line, index) => {
    const [amount, unit, key] = line.split(' ') as [string, Unit, PartKey];
    const partId = preparations.get(key) ?? null;
    return {
      position: index + 1,
      ingredient_id: partId === null ? idOf(ingredients, key) : null,
      part_id: partId,
      quantity: thousandths(Number(amount)),
      unit,
      promised: promised.includes(key),
    };
  });
