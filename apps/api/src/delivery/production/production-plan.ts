import type {
  PlanDay,
  PlannedIngredient,
  Preparation,
  ProductionPlan,
} from '@traiteur/contract/delivery/production.ts';
import { addDays, type LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Amount } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { amountsOf, grossOf, type IngredientNeed, sumOf } from '@traiteur/domain/kitchen/pots/production-needs.ts';
import type { Kysely } from 'kysely';
import { inSnapshot } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { exceptionsIn, ingredientHolds, kitchenDay, type KitchenDay, recipeHolds } from './kitchen-day.ts';
import { listStations } from './plan-rows.ts';

/** Of some days on from a date, each by the recipes of that day. */
export const productionPlan = (db: Kysely<Database>, date: LocalDate, count: number): Promise<ProductionPlan> =>
  inSnapshot(db, async (snapshot) => {
    const days: KitchenDay[] = [];
    for (let day = 0; day < count; day++) days.push(await kitchenDay(snapshot, addDays(date, day)));
    const stationIds = days.flatMap(({ stations }) => [...stations.values()].filter((id) => id !== null));
    return {
      stations: await listStations(snapshot, stationIds),
      days: days.map(planDay),
      ingredients: ingredientsOf(days),
    };
  });

function planDay(day: KitchenDay): PlanDay {
  const { date, print, dishes, gone, needs, stations, batches, book, printedNeeds } = day;
  const dishIds = new Set(dishes.map(({ recipeId }) => recipeId));
  const preparations = [...needs.recipes]
    .filter(([id]) => !dishIds.has(id))
    .map(([recipeId, need]): Preparation => {
      const weight = Math.round(need.weight);
      const paper = printedNeeds && Math.round(printedNeeds.recipes.get(recipeId)?.weight ?? 0);
      const cooked = batches.get(recipeId);
      return {
        recipeId,
        name: book.recipes.get(recipeId)?.name ?? { fr: '', en: '' },
        stationId: stations.get(recipeId) ?? null,
        weight,
        amounts: gramsOf(weight),
        isWhole: need.isWhole,
        start: need.start,
        printed: paper === null || paper === weight ? null : gramsOf(paper),
        exceptions: exceptionsIn(day, need.dishIds, recipeHolds(recipeId, book)),
        productIds: productsOf(day, need.dishIds),
        tick: cooked?.tick ?? null,
        batch: cooked?.batch ?? null,
      };
    });
  return { date, print, dishes, gone, preparations };
}

const gramsOf = (weight: number): Amount[] => (weight > 0 ? [{ quantity: weight, unit: 'g' }] : []);

const productsOf = ({ dishes }: KitchenDay, dishIds: ReadonlySet<number>): number[] => [
  ...new Set(
    dishes.flatMap(({ recipeId, productId }) => (recipeId !== null && dishIds.has(recipeId) ? [productId] : [])),
  ),
];

/** Each once, the first needed first; those of one hour by name. */
function ingredientsOf(days: readonly KitchenDay[]): PlannedIngredient[] {
  const ids = new Set(
    days.flatMap(({ needs, printedNeeds }) => [
      ...needs.ingredients.keys(),
      ...(printedNeeds?.ingredients.keys() ?? []),
    ]),
  );
  return [...ids]
    .map((id) => plannedIngredient(id, days))
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.name.fr.localeCompare(b.name.fr, 'fr'));
}

const nothing: IngredientNeed['measured'] = { g: 0, ml: 0, piece: 0 };

function plannedIngredient(ingredientId: number, days: readonly KitchenDay[]): PlannedIngredient {
  const ingredient = days.flatMap(({ book }) => book.ingredients.get(ingredientId) ?? [])[0];
  if (!ingredient) throw new Error(`The book lacks ingredient ${ingredientId}`);
  const gross = (netAmounts: IngredientNeed['measured']) =>
    amountsOf(grossOf(netAmounts, ingredient.edibleShare), ingredient);
  const needs = days.flatMap((day) => {
    const need = day.needs.ingredients.get(ingredientId);
    return need ? [{ day, need }] : [];
  });
  const netAmounts = needs.reduce((sum, { need }) => sumOf(sum, need.measured), nothing);
  const papers = days.map(
    ({ printedNeeds }) => printedNeeds && (printedNeeds.ingredients.get(ingredientId)?.measured ?? nothing),
  );
  const paper = papers.reduce<typeof nothing | null>((sum, day) => sum && day && sumOf(sum, day), nothing);
  const [amounts, printed] = [gross(netAmounts), paper && gross(paper)];
  return {
    ingredientId,
    name: ingredient.name,
    amounts,
    isWhole: needs.every(({ need }) => need.isWhole),
    start: needs.map(({ need }) => need.start).toSorted()[0] ?? '23:59',
    printed: printed && JSON.stringify(printed) !== JSON.stringify(amounts) ? printed : null,
    exceptions: needs.flatMap(({ day, need }) =>
      exceptionsIn(day, need.dishIds, ingredientHolds(ingredientId, day.book)),
    ),
    stationIds: [
      ...new Set(needs.flatMap(({ day, need }) => [...need.recipeIds].flatMap((id) => day.stations.get(id) ?? []))),
    ],
    days: needs.map(({ day, need }) => ({ date: day.date, amounts: gross(need.measured) })),
  };
}
