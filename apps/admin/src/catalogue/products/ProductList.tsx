import { type ProductRow, products } from '@traiteur/contract/catalogue/products.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { useApi } from '@traiteur/front/front.ts';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { useTranslations } from 'use-intl';
import { OnceChosen } from '../../list/batches/OnceChosen.tsx';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ImportButton } from '../../house/imports/ImportButton.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
import { Dish } from '@traiteur/front/catalogue/products/Dish.tsx';
import { PriceRange } from '@traiteur/front/catalogue/products/PriceRange.tsx';
import { ProductAllergens } from '@traiteur/front/catalogue/products/ProductAllergens.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductStatusChip } from './ProductStatusChip.tsx';
import { useTo } from '../../use-to.ts';

// Users who only read the list do not load it.
const ProductBatches = lazyPart(() => import('./batches/ProductBatches.tsx'));

export default function ProductList() {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('products');
  const constants = useTranslations('productConstants');
  const name = useLocalName();
  const { daysOf } = useWeekdays();
  const list = useList(products);
  return (
    <ListScreen
      noun="products"
      list={list}
      viewed={list}
      add="productAdd"
      actions={
        <>
          <ListExcel
            file="products"
            open={(signal) => api.call('products', 'exportProducts', list.narrowedBy, undefined, { signal })}
          />
          <ImportButton noun="products" />
          <ButtonLink to={to('productConstants')}>{constants('title')}</ButtonLink>
        </>
      }
      filters={<ProductFilters list={list} />}
      choosing={
        api.offers('products', 'updateProducts')
          ? {
              nameOf: (row) => name(row.name),
              chosen: (count) => words('batches.chosen', { count }),
              chooseAll: (total) => words('batches.chooseAll', { total }),
              allChosen: (total) => words('batches.allChosen', { total }),
              actions: (choice) => (
                <OnceChosen choice={choice}>
                  <ProductBatches choice={choice} matching={list.narrowedBy} />
                </OnceChosen>
              ),
            }
          : undefined
      }
      rowLink={(row) => to('product', { id: row.id })}
      columns={[
        { key: 'name', heading: words('fields.name'), render: (row) => <Dish product={row} />, sort: 'name' },
        { key: 'category', heading: words('fields.categoryId'), render: (row) => name(row.category) },
        {
          key: 'status',
          heading: words('fields.status'),
          render: (row) => (
            <>
              <ProductStatusChip status={row.status} />
              {row.englishMissing && (
                <>
                  {' '}
                  <Chip tone="wait">{words('englishIncomplete')}</Chip>
                </>
              )}
            </>
          ),
        },
        { key: 'allergens', heading: words('fields.allergens'), render: (row) => <ListedAllergens row={row} /> },
        { key: 'weekdays', heading: words('fields.weekdays'), render: (row) => daysOf(row.weekdays) },
        {
          key: 'price',
          heading: words('offer.price'),
          render: (row) => <PriceRange offers={row.offers} />,
          align: 'right',
        },
      ]}
    />
  );
}

function ListedAllergens({ row }: { row: ProductRow }) {
  const words = useTranslations('products');
  return (
    <>
      <ProductAllergens product={row} />
      {row.undeclaredSources.length > 0 && (
        <>
          {' '}
          <Chip tone="bad">{words('undeclaredIngredients')}</Chip>
        </>
      )}
    </>
  );
}
