import type { SizeKey } from '@traiteur/domain/catalogue/usual-records.ts';
import { type LocalDate, weekdayOf } from '@traiteur/domain/dates/calendar.ts';
import type { DemoClient } from '../clients.ts';
import type { DemoMeal } from '../meal.ts';
import type { Random } from '../random.ts';

export interface PlannedLine {
  meal: number;
  size: SizeKey;
  quantity: number;
}

/** The meals, and the portions sold by date. */
export interface Pantry {
  meals: readonly DemoMeal[];
  taken: Map<string, number>;
}

const reasons = [
  'garniture retirée, vu au téléphone',
  'plat destiné à un collègue, confirmé par téléphone',
  'préparé sans, vu avec la cuisine',
];

/** Cents: every zone's minimum order. */
const least = 1500;

/** Only dishes of that day with portions left; undefined when too few are left. */
export function linesFor(date: LocalDate, client: DemoClient | undefined, pantry: Pantry, random: Random) {
  const offeredMeals = [...pantry.meals.keys()].filter((index) => {
    const meal = pantry.meals[index];
    return meal?.status === 'published' && meal.weekdays.includes(weekdayOf(date));
  });
  const careful = !random.chance(0.15);
  const fitting = offeredMeals.filter((index) => !careful || !endangers(pantry.meals[index], client));
  const lines: PlannedLine[] = [];
  const lineCount = random.weighted([1, 2, 3, 4], (count) => [0, 2, 5, 4, 2][count] ?? 0);
  for (let draw = 0; draw < 12 && (lines.length < lineCount || worthOf(lines, pantry) < least); draw++) {
    const meal = random.pick(fitting.length ? fitting : offeredMeals);
    if (lines.some((line) => line.meal === meal)) continue;
    const line = lineOf(meal, date, pantry, random);
    if (line) lines.push(line);
  }
  if (worthOf(lines, pantry) < least) return undefined;
  for (const line of lines) pantry.taken.set(keyOf(line, date), takenOf(line, date, pantry) + line.quantity);
  const override = lines.some(({ meal }) => endangers(pantry.meals[meal], client)) ? random.pick(reasons) : '';
  return { lines, override };
}

function lineOf(meal: number, date: LocalDate, pantry: Pantry, random: Random): PlannedLine | undefined {
  const offers = pantry.meals[meal]?.offers ?? [];
  if (offers.length === 0) return undefined;
  const { size, quantityAvailable } = random.pick(offers);
  const line = { meal, size, quantity: random.weighted([1, 2, 3, 4], (count) => 5 - count) };
  const portionsLeft = (quantityAvailable ?? Infinity) - takenOf(line, date, pantry);
  return portionsLeft >= line.quantity ? line : undefined;
}

/** Whether the dish contains an allergen of the client. */
const endangers = (meal: DemoMeal | undefined, client: DemoClient | undefined): boolean =>
  (client?.allergens ?? []).some(
    ({ code, severity }) =>
      severity === 'allergy' &&
      meal?.allergens.some((allergen) => allergen.code === code && allergen.presence === 'contains'),
  );

const keyOf = ({ meal, size }: PlannedLine, date: LocalDate) => `${meal} ${size} ${date}`;

const takenOf = (line: PlannedLine, date: LocalDate, { taken: portions }: Pantry) =>
  portions.get(keyOf(line, date)) ?? 0;

const worthOf = (lines: readonly PlannedLine[], { meals }: Pantry) =>
  lines.reduce((sum, { meal, size, quantity }) => {
    const price = meals[meal]?.offers.find((offer) => offer.size === size)?.price ?? 0;
    return sum + price * quantity;
  }, 0);
