import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import {
  type EaterSuitability,
  type Suitability,
  suitabilityForEach,
  suitabilityOf,
  tableVerdictOf,
  type TableVerdict,
} from '@traiteur/domain/catalogue/suitability.ts';
import { allAvoided } from '../avoiding/all-avoided.ts';
import type { SeatedEater, Visit } from '../site/page.tsx';

/** For whom one chooses. Without a table, the visitor alone. */
export type Party = Pick<Visit, 'avoided' | 'table' | 'chosenEaters'>;

export interface Judgement {
  verdict: TableVerdict;
  /** What it is to all who are chosen, as one. */
  suitability: Suitability;
  /** By person; empty for who eats alone. */
  people: EaterSuitability<SeatedEater>[];
}

export function judgementOf(
  { id: productId, allergens }: Pick<Meal, 'id' | 'allergens'>,
  { avoided, table, chosenEaters }: Party,
): Judgement {
  const product = { productId, allergens };
  if (table.length === 0) {
    const suitability = suitabilityOf(avoided, product);
    return { verdict: suitability.verdict, suitability, people: [] };
  }
  const people = suitabilityForEach(chosenEaters, product);
  const verdict = tableVerdictOf(people.map((person) => person.verdict));
  return { verdict, suitability: suitabilityOf(avoidedByAll(chosenEaters), product), people };
}

const avoidedByAll = (eaters: readonly SeatedEater[]) =>
  allAvoided(
    eaters.flatMap(({ allergens }) => allergens),
    [],
  );

/** Whether any dish is judged: somebody avoids something. */
export const isJudged = ({ avoided, table, chosenEaters }: Party): boolean =>
  table.length === 0 ? avoided.length > 0 : chosenEaters.some(({ allergens }) => allergens.length > 0);

/** Otherwise nothing is said of those of the table who are not chosen. */
export const isForWholeTable = ({ table, chosenEaters }: Pick<Party, 'table' | 'chosenEaters'>): boolean =>
  chosenEaters.length === table.length;

/** Several are chosen, and not all: a dish goes to each of them by name, never to the whole table. */
export const isForSome = ({ table, chosenEaters }: Pick<Party, 'table' | 'chosenEaters'>): boolean =>
  chosenEaters.length > 1 && chosenEaters.length < table.length;
