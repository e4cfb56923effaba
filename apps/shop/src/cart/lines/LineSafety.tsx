import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import { type ClientAllergen, eatersOfLine } from '@traiteur/domain/orders/allergies.ts';
import { suitabilityOf } from '@traiteur/domain/catalogue/suitability.ts';
import { allAvoided } from '../../avoiding/all-avoided.ts';
import { DishSafety } from '../../avoiding/DishSafety.tsx';
import styles from '../CartContents.module.css';

interface LineSafetyProps {
  meal: Pick<Meal, 'id' | 'allergens'>;
  /** Undefined: the whole table. */
  eaterId: number | undefined;
  table: readonly TableEater[];
  /** By who has no table: strangers, and who eats alone. */
  avoided: readonly ClientAllergen[];
  /** By this browser alone, whoever eats. */
  ofBrowser: readonly ClientAllergen[];
}

/** Of a dish for a table, by name who reacts to what is, or may be, in it. */
export function LineSafety({ meal, eaterId, table, avoided, ofBrowser }: LineSafetyProps) {
  const dish = { productId: meal.id, allergens: meal.allergens };
  if (table.length < 2)
    return (
      avoided.length > 0 && (
        <DishSafety isChosen suitability={suitabilityOf(avoided, dish)} allergens={meal.allergens} />
      )
    );
  const eaters = eatersOfLine(table.some(({ id }) => id === eaterId) ? eaterId : undefined, table);
  const judgements = eaters.map((eater) => ({
    eater,
    suitability: suitabilityOf(eater.isClient ? allAvoided(eater.allergens, ofBrowser) : [...eater.allergens], dish),
  }));
  return judgements
    .filter(({ suitability }) => suitability.verdict !== 'safe')
    .map(({ eater, suitability }) => (
      <div key={eater.id} className={styles['safety']}>
        {!suitability.isRefused && <strong>{eater.name}</strong>}
        <DishSafety isChosen suitability={suitability} allergens={meal.allergens} refusedTo={[eater.name]} />
      </div>
    ));
}
