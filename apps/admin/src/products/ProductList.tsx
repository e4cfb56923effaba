import { products } from '@traiteur/contract/products.ts';
import { ButtonLink } from '@traiteur/kit/Button.tsx';
import { DataList } from '@traiteur/kit/DataList.tsx';
import { Screen } from '@traiteur/kit/Screen.tsx';
import { useTranslations } from 'use-intl';
import { to } from '../screens.ts';
import { useList } from '../shell/use-list.ts';
import { useLocalName } from '../shell/use-local-name.ts';
import { useWeekdays } from '../shell/use-weekdays.ts';
import { Dish } from './Dish.tsx';
import { PriceRange } from './PriceRange.tsx';
import { ProductAllergens } from './ProductAllergens.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductStatusChip } from './ProductStatusChip.tsx';

export default function ProductList() {
  const words = useTranslations('products');
  const name = useLocalName();
  const { daysOf } = useWeekdays();
  const list = useList(products, 'listProducts');
  const add = (
    <ButtonLink variant="primary" to={to('productAdd')}>
      {words('add')}
    </ButtonLink>
  );
  return (
    <Screen title={words('title')} subtitle={words('subtitle')} action={add}>
      <DataList
        list={list}
        label={words('title')}
        count={(count) => words('count', { count })}
        empty={words('empty')}
        emptyAction={add}
        filters={<ProductFilters list={list} />}
        rowKey={(row) => row.id}
        rowLink={(row) => to('productEdit', { id: row.id })}
        columns={[
          { key: 'name', heading: words('fields.name'), render: (row) => <Dish product={row} />, sort: 'name' },
          { key: 'category', heading: words('fields.categoryId'), render: (row) => name(row.category) },
          {
            key: 'status',
            heading: words('fields.status'),
            render: (row) => <ProductStatusChip status={row.status} />,
          },
          { key: 'allergens', heading: words('fields.allergens'), render: (row) => <ProductAllergens product={row} /> },
          { key: 'weekdays', heading: words('fields.weekdays'), render: (row) => daysOf(row.weekdays) },
          {
            key: 'price',
            heading: words('offer.price'),
            render: (row) => <PriceRange of={row.offers} />,
            align: 'right',
          },
        ]}
      />
    </Screen>
  );
}
