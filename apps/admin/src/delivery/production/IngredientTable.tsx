import type { PlannedIngredient, ProductionPlan } from '@traiteur/contract/delivery/production.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { DishExceptions } from '../delivery-report/DishExceptions.tsx';
import styles from './PlanTables.module.css';
import { SincePrint } from './SincePrint.tsx';
import { useKitchenAmounts } from './use-kitchen-amounts.ts';

interface IngredientTableProps {
  plan: ProductionPlan;
  /** Undefined: all. */
  station: number | undefined;
}

/** What leaves the store for some days. */
export function IngredientTable({ plan: { ingredients, days, stations }, station }: IngredientTableProps) {
  const words = useTranslations('production.ingredient');
  const dates = useDates();
  const nameOf = useLocalName();
  const isSpan = days.length > 1;
  const shownIngredients = ingredients.filter(
    ({ stationIds }) => station === undefined || stationIds.includes(station),
  );
  const stationNames = ({ stationIds }: PlannedIngredient) =>
    stations.filter(({ id }) => stationIds.includes(id)).map(({ name }) => nameOf(name));
  const dishes = new Map(days.flatMap((day) => day.dishes.map(({ productId, name }) => [productId, name])));
  if (shownIngredients.length === 0) return <Card>{words('empty')}</Card>;
  return (
    <Card title={words('gross')}>
      <table className={styles['ingredients']}>
        <thead>
          <tr>
            <th scope="col">{words('name')}</th>
            <th scope="col">{words('amount')}</th>
            {!isSpan && <th scope="col">{words('start')}</th>}
          </tr>
        </thead>
        <tbody>
          {shownIngredients.map((ingredient) => (
            <tr key={ingredient.ingredientId}>
              <th scope="row">
                {nameOf(ingredient.name)} <small>{stationNames(ingredient).join(', ')}</small>
                <DishExceptions
                  exceptions={ingredient.exceptions.map((exception) => ({
                    ...exception,
                    dish: dishes.get(exception.productId),
                  }))}
                />
              </th>
              <td>
                <IngredientAmount ingredient={ingredient} isSpan={isSpan} />
              </td>
              {!isSpan && <td className="nowrap">{dates.clock(ingredient.start)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function IngredientAmount({ ingredient, isSpan }: { ingredient: PlannedIngredient; isSpan: boolean }) {
  const words = useTranslations('production');
  const dates = useDates();
  const amountText = useKitchenAmounts();
  const { amounts, isWhole, printed, days } = ingredient;
  return (
    <>
      <strong>{amountText(amounts, isWhole)}</strong>
      {printed && <SincePrint>{words('changed.amount', { amount: amountText(printed) })}</SincePrint>}
      {isSpan &&
        days.map((day) => (
          <small key={day.date}>
            {dates.short(day.date)} · {amountText(day.amounts)}
          </small>
        ))}
    </>
  );
}
