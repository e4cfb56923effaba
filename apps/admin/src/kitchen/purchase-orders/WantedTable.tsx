import type { WantedIngredient } from '@traiteur/contract/kitchen/purchase-orders.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { type Column, DataTable } from '@traiteur/kit/list/DataTable.tsx';
import { useTranslations } from 'use-intl';
import { useWeight } from '@traiteur/front/language/use-weight.ts';
import styles from './PurchaseOrder.module.css';

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
    render: (row) => (key !== 'need' && row[key] === 0 ? <span className={styles['none']}>–</span> : weight(row[key])),
    align: 'right',
  });
  return (
    <div className={styles['wanted']}>
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
          { ...figure('stock'), render: (row) => <Stock row={row} /> },
          figure('ordered'),
          ...more,
        ]}
      />
    </div>
  );
}

/** What is past its day before it is wanted covers nothing, though it stands in the store. */
function Stock({ row: { need, stock, ordered, missing } }: { row: WantedIngredient }) {
  const words = useTranslations('purchaseOrders');
  const weight = useWeight();
  const spoilt = missing > 0 ? Math.min(stock, stock + ordered - (need - missing)) : 0;
  if (stock === 0) return <span className={styles['none']}>–</span>;
  return (
    <>
      {weight(stock)} {spoilt > 0 && <small>{words('list.spoilt', { weight: weight(spoilt) })}</small>}
    </>
  );
}
