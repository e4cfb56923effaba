import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductRow } from '@traiteur/contract/products.ts';
import { weekdayOf } from '@traiteur/domain/calendar.ts';
import { typedDish } from '@traiteur/domain/dishes/typed-dish.ts';
import { usualOffer } from '@traiteur/domain/dishes/usual-size.ts';
import { useApi } from '@traiteur/front/front.ts';
import { answerToNow } from '@traiteur/front/queries/answer-to-now.ts';
import { useShortList } from '@traiteur/front/queries/use-choices.ts';
import { Results, Search } from '@traiteur/kit/list/Results.tsx';
import { SearchBox } from '@traiteur/kit/list/SearchBox.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { dishesQuery } from '../../../products/product-queries.ts';
import { scarceOffersQuery } from '../../run-out/run-out-queries.ts';
import { AddedDish } from './AddedDish.tsx';
import { AllergyStop } from '../AllergyStop.tsx';
import { DishResult } from './DishResult.tsx';
import { MissedDishes } from './MissedDishes.tsx';
import { useDishAdding } from './use-dish-adding.ts';
import type { MissedWords } from './missed-words.ts';
import { useEnteredDishes } from './use-entered-dishes.ts';
import type { OrderFormState } from '../use-order-form.ts';

/** The dishes of that day. A dish with an allergen of the client needs a reason before it is added. */
export function DishPicker({ form }: { form: OrderFormState }) {
  const { draft, missedDishes, setMissedDishes } = form;
  const api = useApi();
  const words = useTranslations('orders');
  const box = useRef<HTMLInputElement>(null);
  const focusBox = () => box.current?.focus();
  const [search, setSearch] = useState('');
  const { stop, addedLine, addDish, answerStop, closeStop } = useDishAdding(form, focusBox);
  const sizes = useShortList('sizes', 'list', { staleTime: 60_000 });
  const weekday = draft.slot ? { weekday: weekdayOf(draft.slot.date) } : {};
  const scarceOffers = useQuery(scarceOffersQuery(api, draft.slot?.date));
  const scarce = scarceOffers.data?.offers ?? [];
  const typedSearch = typedDish(search);
  const dishes = useQuery({
    ...dishesQuery(api, { search: typedSearch.words, ...weekday }),
    placeholderData: keepPreviousData,
  });

  const nameOfSize = (sizeId: number) => sizes.data?.find(({ id }) => id === sizeId)?.name ?? { fr: '', en: '' };

  function choose(product: ProductRow, sizeId: number, quantity: number, byKey: boolean) {
    const line = { productId: product.id, sizeId, name: product.name, sizeName: nameOfSize(sizeId), quantity };
    addDish(product, line, byKey);
  }

  /** A key goes on to the next dish; under a pointer nothing moves away. */
  function press(product: ProductRow, sizeId: number, byKey: boolean) {
    choose(product, sizeId, typedSearch.quantity, byKey);
    if (!byKey) return;
    setSearch('');
    focusBox();
  }

  // They stay until somebody has seen them: who types fast may look elsewhere.
  const miss = (missedEntry: MissedWords) => setMissedDishes((before) => [...before, missedEntry]);

  function forget(missedEntry: MissedWords) {
    setMissedDishes((before) => before.filter((other) => other !== missedEntry));
    focusBox();
  }

  const enter = useEnteredDishes({
    form,
    weekday,
    // What is left of the day is known before a key takes a dish.
    ready: !stop && !sizes.isPending && !scarceOffers.isLoading,
    onFound(product, quantity, text) {
      const sizeId = usualOffer(product.offers)?.sizeId;
      if (sizeId === undefined) return;
      if (scarce.some((offer) => offer.productId === product.id && offer.sizeId === sizeId && offer.left === 0))
        miss({ text, error: null, soldOut: { name: product.name, sizeName: nameOfSize(sizeId) } });
      else choose(product, sizeId, quantity, true);
    },
    onMissed: miss,
  });

  return (
    <Card title={words('form.dishes')}>
      <Search>
        <SearchBox ref={box} value={search} onChange={setSearch} onEnter={enter} label={words('form.findDish')} />
        <AddedDish line={addedLine} />
        <MissedDishes missedWords={missedDishes} onSeen={forget} onRetry={enter} />
        <Shown
          query={answerToNow(dishes)}
          shape={null}
          empty={({ items }) => items.length === 0 && words('form.noDish')}
        >
          {({ items }) => (
            <Results busy={dishes.isFetching}>
              {items.map((product, index) => (
                <DishResult
                  key={product.id}
                  product={product}
                  reactions={draft.client?.allergens ?? []}
                  sizes={sizes.data ?? []}
                  scarce={scarce.filter(({ productId }) => productId === product.id)}
                  quantity={typedSearch.quantity}
                  isEntered={index === 0 && typedSearch.words !== ''}
                  onChoose={press}
                />
              ))}
            </Results>
          )}
        </Shown>
      </Search>
      {stop && (
        <AllergyStop
          draft={draft}
          conflicts={stop.conflicts}
          confirm={words('conflict.addAnyway')}
          onClose={closeStop}
          onAnswer={answerStop}
        />
      )}
    </Card>
  );
}
