import type { WantedIngredient } from '@traiteur/contract/kitchen/purchase-orders.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { type Column, DataTable } from '@traiteur/kit/list/DataTable.tsx';
import { useTranslations } from 'use-intl';
import { useWeight } from '../use-weight.ts';

interface WantedTableProps<Row> {
  ingredients: readonly Row[];
  /** After what is wanted, and what there is of it. */
  more?: readonly Column<Row>[];
}

export function WantedTable<Row extends WantedIngredient>({ ingredients, more = [] }: WantedTableProps<Row>) {
  const words = useTranslations('purchaseOrders');
  const ingredientWords = useTranslations('ingredients');
  const nameOf = useLocalName();
  const weight = useWeight();
  const figure = (key: 'need' | 'stock' | 'ordered'): Column<Row> => ({
    key,
    heading: words(`list.${key}`),
    render: (row) => (key !== 'need' && row[key] === 0 ? '–' : weight(row[key])),
    align: 'right',
  });
  return (
    <DataTable<Row>
      label={words('list.need')}
      rows={ingredients}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          heading: words('line.ingredient'),
          render: ({ name, storage }) => (
            <>
              {nameOf(name)} <small>{ingredientWords(`storages.${storage}`)}</small>
            </>
          ),
        },
        figure('need'),
        figure('stock'),
        figure('ordered'),
        ...more,
      ]}
    />
  );
}
