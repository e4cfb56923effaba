import { costSorts, type DishCost } from '@traiteur/contract/kitchen/dish-costs.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { type Column, DataTable } from '@traiteur/kit/list/DataTable.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import styles from './DishCosts.module.css';
import { useCostWords } from './use-cost-words.ts';

interface DishTableProps {
  dishes: readonly DishCost[];
  sort: string;
  setSort: (sort: string) => void;
}

export function DishTable({ dishes, sort, setSort }: DishTableProps) {
  const to = useTo();
  const words = useTranslations('dishCosts');
  const nameOf = useLocalName();
  const format = useFormatter();
  const { money, percent, cost } = useCostWords();
  const right = { align: 'right' } as const;
  const columns: Column<DishCost>[] = [
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
      ...right,
      key: 'net',
      heading: words('column.net'),
      render: ({ net }) => (net === null ? words('notSold') : money(net)),
    },
    {
      ...right,
      key: 'cost',
      heading: words('column.plannedCost'),
      render: ({ portion, recipeId }) => (recipeId === null ? words('noRecipe') : cost(portion)),
    },
    {
      ...right,
      key: 'margin',
      heading: words('column.margin'),
      render: ({ portion: { margin, rate } }) => (
        <>
          {money(margin)}
          {rate !== null && <small>{percent(rate)}</small>}
        </>
      ),
    },
    { ...right, key: 'ratio', heading: words('sorts.ratio'), render: ({ portion }) => percent(portion.ratio) },
    {
      ...right,
      key: 'portions',
      heading: words('column.portions'),
      render: ({ portions }) => (portions === 0 ? '–' : format.number(portions)),
    },
    {
      ...right,
      key: 'planned',
      heading: `${words('sides.planned')} · ${words('column.margin')}`,
      render: (dish) => <Margin dish={dish} side="planned" />,
    },
    {
      ...right,
      key: 'bought',
      heading: `${words('sides.bought')} · ${words('column.margin')}`,
      render: (dish) => <Margin dish={dish} side="bought" />,
    },
  ];
  return (
    <Card title={words('dishes')} flush>
      <div className={styles['scrolled']} role="region" aria-label={words('dishes')} tabIndex={0}>
        <DataTable<DishCost>
          label={words('dishes')}
          rows={dishes}
          rowKey={({ productId, sizeId }) => `${productId} ${sizeId}`}
          rowLink={({ productId }) => to('dishCost', { id: productId })}
          columns={columns.map((column) => ({ ...column, sort: costSorts.find((name) => name === column.key) }))}
          sort={sort}
          setSort={setSort}
        />
      </div>
    </Card>
  );
}

/** Of what was sold. */
function Margin({ dish, side }: { dish: DishCost; side: 'planned' | 'bought' }) {
  const words = useTranslations('dishCosts');
  const { money, percent } = useCostWords();
  const { revenue, margin, ratio, isWhole } = dish[side];
  if (dish.portions === 0) return '–';
  if (revenue === 0 && !isWhole) return words('unknown');
  return (
    <>
      {money(margin)}
      <small>{isWhole ? words('share', { ratio: percent(ratio) }) : words('partly')}</small>
    </>
  );
}
