import { Figures } from '@traiteur/kit/list/Figures.tsx';
import type { OneDishCost } from '@traiteur/contract/kitchen/dish-costs.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { useWeight } from '@traiteur/front/language/use-weight.ts';
import styles from './DishCosts.module.css';
import { useCostWords } from './use-cost-words.ts';

/** Of one size at a time: shares hardly differ. */
export function CostParts({ sizes }: Pick<OneDishCost, 'sizes'>) {
  const words = useTranslations('dishCosts');
  const nameOf = useLocalName();
  const [chosenId, choose] = useState<string>();
  const size = sizes.find(({ sizeId }) => String(sizeId) === chosenId) ?? sizes[0];
  if (!size) return null;
  const options = sizes.slice(1).map(({ sizeId, sizeName }) => ({ value: sizeId, label: nameOf(sizeName) }));
  return (
    <Parts
      size={size}
      choice={
        options.length > 0 && (
          <FilterSelect
            label={words('column.size')}
            all={nameOf(sizes[0]?.sizeName ?? size.sizeName)}
            options={options}
            value={chosenId ?? ''}
            onChange={choose}
          />
        )
      }
    />
  );
}

interface PartsProps {
  size: OneDishCost['sizes'][number];
  choice: ReactNode;
}

/** Each ingredient with a bar as long as its share: the table is the drawing. */
function Parts({ size: { sizeName, weight, parts, portion }, choice }: PartsProps) {
  const to = useTo();
  const words = useTranslations('dishCosts');
  const nameOf = useLocalName();
  const weightText = useWeight();
  const { money, percent, cost } = useCostWords();
  const title = words('dish.ingredients', { size: nameOf(sizeName) });
  const total = portion.cost ?? 0;
  const unpricedCount = parts.filter(({ kiloPrice }) => kiloPrice === null).length;
  const shareOf = (amount: number | null) => (amount === null || total === 0 ? 0 : amount / total);
  return (
    <Card title={title} aside={choice}>
      {weight === null && <p className="danger">{words('dish.noWeight')}</p>}
      {unpricedCount > 0 && <p className={styles['warning']}>{words('dish.noPrices', { count: unpricedCount })}</p>}
      <div className={styles['scrolled']} role="region" aria-label={title} tabIndex={0}>
        <Figures isDense className={styles['bars']}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{words('dish.ingredient')}</th>
              <th scope="col">{words('dish.part')}</th>
              <th scope="col" className={styles['detail']}>
                {words('dish.weight')}
              </th>
              <th scope="col" className={styles['detail']}>
                {words('dish.kilo')}
              </th>
              <th scope="col">{words('column.cost')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ ingredient, weight: gross, kiloPrice, cost: amount }) => (
              <tr key={ingredient.id}>
                <th scope="row">
                  <AppLink to={`${to('priceRise')}?ingredient=${ingredient.id}`}>{nameOf(ingredient.name)}</AppLink>
                </th>
                <td className={styles['bar']}>
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
                    <rect width={100 * shareOf(amount)} height="10" />
                  </svg>
                  <span>{amount === null ? '–' : percent(Math.round(10_000 * shareOf(amount)))}</span>
                </td>
                <td className={styles['detail']}>{gross === null ? words('unknown') : weightText(gross)}</td>
                <td className={styles['detail']}>{kiloPrice === null ? words('dish.noPrice') : money(kiloPrice)}</td>
                <td>{amount === null ? words('unknown') : money(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words('total')}</th>
              <td />
              <td className={styles['detail']} />
              <td className={styles['detail']} />
              <td>{cost(portion)}</td>
            </tr>
          </tfoot>
        </Figures>
      </div>
    </Card>
  );
}
