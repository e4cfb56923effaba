import { Figures } from '@traiteur/kit/list/Figures.tsx';
import type { DishCosts } from '@traiteur/contract/kitchen/dish-costs.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './DishCosts.module.css';
import { useCostWords } from './use-cost-words.ts';

export function MenuCosts({ menus }: Pick<DishCosts, 'menus'>) {
  const words = useTranslations('dishCosts');
  const dates = useDates();
  const format = useFormatter();
  const { money, percent } = useCostWords();
  return (
    <Card title={words('menus')} aside={<small className="unit">{words('menusHint')}</small>}>
      <div className={styles['scrolled']} role="region" aria-label={words('menus')} tabIndex={0}>
        <Figures isDense>
          <thead>
            <tr>
              <th scope="col">{words('column.day')}</th>
              <th scope="col">{words('column.dishCount')}</th>
              <th scope="col">{words('column.unknownDishes')}</th>
              <th scope="col">{words('column.net')}</th>
              <th scope="col">{words('column.plannedCost')}</th>
              <th scope="col">{words('column.margin')}</th>
              <th scope="col">{words('sorts.ratio')}</th>
            </tr>
          </thead>
          <tbody>
            {menus.map(({ date, isPublished, dishes, unknownDishes, net, cost, margin, ratio }) => (
              <tr key={date}>
                <th scope="row">
                  {dates.short(date)} <small>{words(`menuStates.${isPublished ? 'published' : 'draft'}`)}</small>
                </th>
                <td>{format.number(dishes)}</td>
                <td>{unknownDishes === 0 ? '–' : format.number(unknownDishes)}</td>
                <td>{money(net)}</td>
                <td>{money(cost)}</td>
                <td>{money(margin)}</td>
                <td>{percent(ratio)}</td>
              </tr>
            ))}
          </tbody>
        </Figures>
      </div>
    </Card>
  );
}
