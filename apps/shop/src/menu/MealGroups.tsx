import type { Menu, MenuDay } from '@traiteur/contract/catalogue/menus.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import type { TableVerdict } from '@traiteur/domain/catalogue/suitability.ts';
import { useEaterNames } from '../avoiding/use-eater-names.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { isForWholeTable, isJudged } from './judgement.ts';
import { MealCard } from './MealCard.tsx';
import styles from './MenuOfDay.module.css';
import { groupsOf, type JudgedMeal } from './menu-query.ts';

interface MealGroupsProps {
  meals: readonly JudgedMeal[];
  day: MenuDay;
  choices: Menu['choices'];
}

export function MealGroups({ meals, day, choices }: MealGroupsProps) {
  const visit = useVisit();
  const words = useShopWords(visit.table.length > 0 ? 'eating.groups' : 'eating.ownGroups');
  const menu = useShopWords('menu');
  const eating = useShopWords('eating');
  const card = useShopWords('eating.card');
  const namesOf = useEaterNames();
  const nameOf = useLocalName();
  const titleOf = (verdict: TableVerdict) =>
    verdict === 'safe' && !isForWholeTable(visit)
      ? card('suits', { names: namesOf(visit.chosenEaters) })
      : words(verdict);
  return groupsOf(meals, isJudged(visit), choices).map(({ key, category, verdict, meals: ofGroup }, group) => (
    <section key={key} aria-labelledby={key} className={styles['group']}>
      <h3 id={key}>
        {verdict ? titleOf(verdict) : category ? nameOf(category.name) : menu('choices')}{' '}
        <small>
          {eating('count', { count: ofGroup.length })}
          {category && choices && ` · ${menu('permanent')}`}
        </small>
      </h3>
      <ul className={styles['meals']}>
        {ofGroup.map(({ meal, judgement }, index) => (
          <MealCard
            key={meal.id}
            {...{ meal, judgement, day }}
            category={category ? undefined : nameOf(meal.category.name)}
            isFirst={group + index === 0}
          />
        ))}
      </ul>
    </section>
  ));
}
