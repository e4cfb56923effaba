import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import { eatersOfLine } from '@traiteur/domain/orders/allergies.ts';
import { typedDish } from '@traiteur/domain/catalogue/typed-dish.ts';
import { typedEater } from '@traiteur/domain/catalogue/typed-eater.ts';
import { usualOffer } from '@traiteur/domain/catalogue/usual-size.ts';
import type { DraftLine } from '@traiteur/front/orders/order-draft.ts';
import { useApi } from '@traiteur/front/front.ts';
import { tableOf } from '@traiteur/front/orders/table.ts';
import { Search } from '@traiteur/kit/list/Results.tsx';
import { SearchBox } from '@traiteur/kit/list/SearchBox.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { dishesQuery } from '../../../catalogue/products/product-queries.ts';
import { AddedDish } from './AddedDish.tsx';
import { AllergyStop } from '../AllergyStop.tsx';
import { DishResults } from './DishResults.tsx';
import { EaterPills } from './EaterPills.tsx';
import { MissedDishes } from './MissedDishes.tsx';
import { useDishAdding } from './use-dish-adding.ts';
import type { MissedWords } from './missed-words.ts';
import { useEnteredDishes } from './use-entered-dishes.ts';
import { useOffersOfDay } from './use-offers-of-day.ts';
import type { OrderFormState } from '../use-order-form.ts';

/** A dish with an allergen of the client needs a reason before it is added. */
export function DishPicker({ form }: { form: OrderFormState }) {
  const { draft, missedDishes, setMissedDishes } = form;
  const words = useTranslations('orders');
  const box = useRef<HTMLInputElement>(null);
  const focusBox = () => box.current?.focus();
  const [search, setSearch] = useState('');
  const typedSearch = typedDish(search);
  const offers = useOffersOfDay(draft.slot?.date);
  const table = tableOf(draft.client);
  // Who eats alone is not asked for whom a dish is.
  const seats = table.length > 1 ? table : [];
  const [chosenEaterId, setEaterId] = useState<number | null>(null);
  // Another client has another table.
  const pressedEaterId = seats.some(({ id }) => id === chosenEaterId) ? chosenEaterId : null;
  const dishes = useQuery({
    ...dishesQuery(useApi(), {
      search: typedSearch.words,
      typedFor: typedEater(typedSearch.words, seats),
      ...offers.ofDate,
    }),
    placeholderData: keepPreviousData,
  });
  const eaterId = dishes.data?.eaterId ?? pressedEaterId;
  const { stop, addedLine, addDish, answerStop, closeStop } = useDishAdding(form, focusBox);

  function choose(product: ProductRow, dish: Pick<DraftLine, 'sizeId' | 'quantity' | 'eaterId'>, byKey: boolean) {
    const { id: productId, name } = product;
    addDish(product, { ...dish, productId, name, sizeName: offers.nameOfSize(dish.sizeId) }, byKey);
  }

  /** After a key, the focus goes to the next dish; after a click, nothing moves. */
  function press(product: ProductRow, sizeId: number, byKey: boolean) {
    choose(product, { sizeId, quantity: typedSearch.quantity, eaterId }, byKey);
    if (!byKey) return;
    setSearch('');
    focusBox();
  }

  /** What is pressed counts more than what is typed. */
  function chooseEater(id: number | null) {
    setEaterId(id);
    if (dishes.data?.eaterId !== undefined) setSearch(search.replace(/\s*\S+\s*$/, ''));
  }

  // They stay until dismissed: a user who types fast may look elsewhere.
  const miss = (missedEntry: MissedWords) => setMissedDishes((entries) => [...entries, missedEntry]);

  function forget(missedEntry: MissedWords) {
    setMissedDishes((entries) => entries.filter((entry) => entry !== missedEntry));
    focusBox();
  }

  const enter = useEnteredDishes({
    form,
    ofDate: offers.ofDate,
    // Enter waits until the portions left on that day are known.
    ready: !stop && offers.isKnown,
    eaterId: pressedEaterId,
    table: seats,
    onFound(product, quantity, { text, eaterId: enteredFor }) {
      const sizeId = usualOffer(product.offers)?.sizeId;
      if (sizeId === undefined) return;
      if (offers.isSoldOut(product.id, sizeId))
        miss({ text, error: null, soldOut: { name: product.name, sizeName: offers.nameOfSize(sizeId) } });
      else choose(product, { sizeId, quantity, eaterId: enteredFor }, true);
    },
    onMissed: miss,
  });

  return (
    <Card title={words('form.dishes')}>
      {seats.length > 0 && <EaterPills table={seats} eaterId={eaterId} onChoose={chooseEater} />}
      <Search>
        <SearchBox ref={box} value={search} onChange={setSearch} onEnter={enter} label={words('form.findDish')} />
        <AddedDish line={addedLine} table={table} />
        <MissedDishes missedWords={missedDishes} onSeen={forget} onRetry={enter} />
        <DishResults
          dishes={dishes}
          search={typedSearch}
          offers={offers}
          eaters={eatersOfLine(eaterId, table)}
          onChoose={press}
        />
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
