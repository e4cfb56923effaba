import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductRow } from '@traiteur/contract/products.ts';
import { weekdayOf } from '@traiteur/domain/calendar.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Results } from '@traiteur/kit/list/Results.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { SearchBox } from '@traiteur/kit/list/SearchBox.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dishesQuery } from '../../products/product-queries.ts';
import { AllergyStop } from './AllergyStop.tsx';
import { DishResult } from './DishResult.tsx';
import {
  conflictsWith,
  type DishConflict,
  type DraftLine,
  nextToAnswer,
  withDish,
  withOverride,
} from '@traiteur/front/orders/order-draft.ts';
import type { OrderFormState } from './use-order-form.ts';
import { useApi } from '@traiteur/front/front.ts';

interface DishStop {
  dish: Omit<DraftLine, 'quantity'>;
  conflicts: readonly [DishConflict, ...DishConflict[]];
}

/** The dishes of that day. A dish with an allergen of the client needs a reason before it is added. */
export function DishPicker({ form: { draft, setDraft } }: { form: OrderFormState }) {
  const api = useApi();
  const words = useTranslations('orders');
  const [search, setSearch] = useState('');
  const [stop, setStop] = useState<DishStop>();
  const reactions = draft.client?.allergens ?? [];
  const weekday = draft.slot ? { weekday: weekdayOf(draft.slot.date) } : {};
  const dishes = useQuery({
    ...dishesQuery(api, { search, ...weekday }),
    placeholderData: keepPreviousData,
  });

  function choose(product: ProductRow, dish: Omit<DraftLine, 'quantity'>) {
    const [first, ...others] = nextToAnswer(draft, conflictsWith(product, reactions));
    if (first) setStop({ dish, conflicts: [first, ...others] });
    else setDraft((before) => withDish(before, dish));
  }

  return (
    <Card title={words('form.dishes')}>
      <SearchBox value={search} onChange={setSearch} label={words('form.findDish')} />
      <Shown query={dishes} shape={null} empty={({ items }) => items.length === 0 && words('form.noDish')}>
        {({ items }) => (
          <Results busy={dishes.isFetching}>
            {items.map((product) => (
              <DishResult key={product.id} product={product} reactions={reactions} onChoose={choose} />
            ))}
          </Results>
        )}
      </Shown>
      {stop && (
        <AllergyStop
          draft={draft}
          conflicts={stop.conflicts}
          confirm={words('conflict.addAnyway')}
          onClose={() => setStop(undefined)}
          onAnswer={(override) => {
            setDraft((before) => withOverride(withDish(before, stop.dish), override));
            setStop(undefined);
          }}
        />
      )}
    </Card>
  );
}
