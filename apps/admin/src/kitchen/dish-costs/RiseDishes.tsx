import type { PriceRise, RiseEffect } from '@traiteur/contract/kitchen/price-rises.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { type Column, DataTable } from '@traiteur/kit/list/DataTable.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import styles from './DishCosts.module.css';
import { useCostWords } from './use-cost-words.ts';

/** What would be afterwards is told once a rise is typed: before, it is what is. */
export function RiseDishes({ dishes, isRaised }: Pick<PriceRise, 'dishes'> & { isRaised: boolean }) {
  const to = useTo();
  const words = useTranslations('dishCosts');
  const nameOf = useLocalName();
  const { money, percent, cost } = useCostWords();
  if (dishes.length === 0)
    return (
      <Card title={words('rise.dishes')}>
        <p>{words('rise.none')}</p>
      </Card>
    );
  const margin = (side: 'before' | 'after', heading: string): Column<RiseEffect> => ({
    key: `margin ${side}`,
    heading,
    align: 'right',
    render: (dish) => (
      <>
        {money(dish[side].margin)}
        {dish[side].rate !== null && <small>{percent(dish[side].rate)}</small>}
      </>
    ),
  });
  const amount = (key: 'price' | 'priceForMargin' | 'priceForRate', heading: string): Column<RiseEffect> => ({
    key,
    heading,
    align: 'right',
    render: (dish) => money(dish[key]),
  });
  const whenRaised = (...columns: Column<RiseEffect>[]) => (isRaised ? columns : []);
  return (
    <Card title={words(isRaised ? 'rise.dishes' : 'rise.dishesNow')} flush>
      <div className={styles['scrolled']} role="region" aria-label={words('rise.dishes')} tabIndex={0}>
        <DataTable<RiseEffect>
          label={words('rise.dishes')}
          rows={dishes}
          rowKey={({ productId, sizeId }) => `${productId} ${sizeId}`}
          rowLink={({ productId }) => to('dishCost', { id: productId })}
          columns={[
            {
              key: 'name',
              heading: words('column.dish'),
              render: ({ name, sizeName }) => (
                <>
                  {nameOf(name)} <small>{nameOf(sizeName)}</small>
                </>
              ),
            },
            {
              key: 'before',
              heading: words('rise.costBefore'),
              align: 'right',
              render: (dish) => cost(dish.before),
            },
            ...whenRaised({
              key: 'after',
              heading: words('rise.costAfter'),
              align: 'right',
              render: (dish) => cost(dish.after),
            }),
            margin('before', words('rise.marginBefore')),
            ...whenRaised(margin('after', words('rise.marginAfter'))),
            amount('price', words('rise.priceNow')),
            ...whenRaised(
              amount('priceForMargin', words('rise.priceForMargin')),
              amount('priceForRate', words('rise.priceForRate')),
            ),
          ]}
        />
      </div>
    </Card>
  );
}
