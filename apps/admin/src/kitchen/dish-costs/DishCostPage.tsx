import { Figures } from '@traiteur/kit/list/Figures.tsx';
import { useQuery } from '@tanstack/react-query';
import type { OneDishCost } from '@traiteur/contract/kitchen/dish-costs.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { EmptyState } from '@traiteur/kit/look/EmptyState.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ListLink } from '../../list/ListLink.tsx';
import { useTo } from '../../use-to.ts';
import { CostParts } from './CostParts.tsx';
import { CostWords } from './CostWords.tsx';
import { dishCostQuery } from './dish-cost-queries.ts';
import styles from './DishCosts.module.css';
import { useCostWords } from './use-cost-words.ts';

export default function DishCostPage() {
  return (
    <CostWords>
      <DishCost />
    </CostWords>
  );
}

function DishCost() {
  const to = useTo();
  const words = useTranslations('dishCosts');
  const nameOf = useLocalName();
  const id = Number(useParams()['id']);
  const query = useQuery(dishCostQuery(useApi(), id));
  return (
    <Screen
      title={query.data ? nameOf(query.data.name) : words('one')}
      subtitle={words('dish.subtitle')}
      action={
        query.data && (
          <>
            <ButtonLink to={to('product', { id })}>{words('dish.product')}</ButtonLink>
            {query.data.recipeId !== null && (
              <ButtonLink to={to('recipeEdit', { id: query.data.recipeId })}>{words('dish.recipe')}</ButtonLink>
            )}
          </>
        )
      }
    >
      <Shown
        query={query}
        card="both"
        shape={<Skeleton width="90%" height={260} />}
        onward={<ListLink to={to('dishCosts')} />}
      >
        {(dish) => <Sizes dish={dish} />}
      </Shown>
    </Screen>
  );
}

function Sizes({ dish: { sizes, recipeId } }: { dish: OneDishCost }) {
  const to = useTo();
  const words = useTranslations('dishCosts');
  if (sizes.length === 0)
    return (
      <Card>
        <EmptyState>{words('dish.noSizes')}</EmptyState>
      </Card>
    );
  return (
    <Stack>
      <SizeTable sizes={sizes} />
      {recipeId === null ? (
        <Card>
          <EmptyState action={<ButtonLink to={to('recipeAdd')}>{words('dish.addRecipe')}</ButtonLink>}>
            {words('dish.noRecipe')}
          </EmptyState>
        </Card>
      ) : (
        <CostParts sizes={sizes} />
      )}
    </Stack>
  );
}

function SizeTable({ sizes }: Pick<OneDishCost, 'sizes'>) {
  const words = useTranslations('dishCosts');
  const nameOf = useLocalName();
  const { money, percent, cost } = useCostWords();
  return (
    <Card>
      <div className={styles['scrolled']} role="region" aria-label={words('one')} tabIndex={0}>
        <Figures isDense>
          <caption className="visually-hidden">{words('one')}</caption>
          <thead>
            <tr>
              <th scope="col">{words('column.size')}</th>
              <th scope="col" className={styles['detail']}>
                {words('column.price')}
              </th>
              <th scope="col">{words('column.net')}</th>
              <th scope="col">{words('column.plannedCost')}</th>
              <th scope="col">{words('column.margin')}</th>
              <th scope="col" className={styles['detail']}>
                {words('column.rate')}
              </th>
              <th scope="col">{words('sorts.ratio')}</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ sizeId, sizeName, price, net, portion }) => (
              <tr key={sizeId}>
                <th scope="row">{nameOf(sizeName)}</th>
                <td className={styles['detail']}>{money(price)}</td>
                <td>{money(net)}</td>
                <td>{cost(portion)}</td>
                <td>{money(portion.margin)}</td>
                <td className={styles['detail']}>{percent(portion.rate)}</td>
                <td>{percent(portion.ratio)}</td>
              </tr>
            ))}
          </tbody>
        </Figures>
      </div>
    </Card>
  );
}
