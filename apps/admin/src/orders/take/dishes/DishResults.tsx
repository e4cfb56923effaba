import type { UseQueryResult } from '@tanstack/react-query';
import type { TableEater } from '@traiteur/front/orders/table.ts';
import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import type { TypedDish } from '@traiteur/domain/catalogue/typed-dish.ts';
import { answerToNow } from '@traiteur/front/queries/answer-to-now.ts';
import { Results } from '@traiteur/kit/list/Results.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { useTranslations } from 'use-intl';
import { DishResult } from './DishResult.tsx';
import type { OffersOfDay } from './use-offers-of-day.ts';

interface DishResultsProps {
  dishes: UseQueryResult<{ items: ProductRow[] }>;
  search: TypedDish;
  offers: OffersOfDay;
  /** Who would eat a dish. */
  eaters: readonly TableEater[];
  /** `byKey` is false for a pointer. */
  onChoose: (product: ProductRow, sizeId: number, byKey: boolean) => void;
}

/** The search results among the day's dishes; Enter takes the first. */
export function DishResults({ dishes, search, offers, eaters, onChoose }: DishResultsProps) {
  const words = useTranslations('orders.form');
  return (
    <Shown query={answerToNow(dishes)} shape={null} empty={({ items }) => items.length === 0 && words('noDish')}>
      {({ items }) => (
        <Results busy={dishes.isFetching}>
          {items.map((product, index) => (
            <DishResult
              key={product.id}
              product={product}
              eaters={eaters}
              sizes={offers.sizes}
              scarce={offers.scarce.filter(({ productId }) => productId === product.id)}
              quantity={search.quantity}
              isEntered={index === 0 && search.words !== ''}
              onChoose={onChoose}
            />
          ))}
        </Results>
      )}
    </Shown>
  );
}
