import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductRow } from '@traiteur/contract/products.ts';
import { weekdayOf } from '@traiteur/domain/calendar.ts';
import { typedDish } from '@traiteur/domain/dishes/typed-dish.ts';
import { usualOffer } from '@traiteur/domain/dishes/usual-size.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Results, Search } from '@traiteur/kit/list/Results.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { SearchBox } from '@traiteur/kit/list/SearchBox.tsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { dishesQuery } from '../../products/product-queries.ts';
import { AllergyStop } from './AllergyStop.tsx';
import { AddedDish } from './AddedDish.tsx';
import { DishResult } from './DishResult.tsx';
import { MissedDish } from './MissedDish.tsx';
import {
  conflictsWith,
  type DishConflict,
  type DraftLine,
  nextToAnswer,
  type OrderDraft,
  withDish,
  withOverride,
} from '@traiteur/front/orders/order-draft.ts';
import { answerToNow } from '@traiteur/front/queries/answer-to-now.ts';
import { useShortList } from '@traiteur/front/queries/use-choices.ts';
import { type MissedWords, useEnteredDishes } from './use-entered-dishes.ts';
import type { OrderFormState } from './use-order-form.ts';
import { useApi } from '@traiteur/front/front.ts';

interface DishStop {
  line: DraftLine;
  conflicts: readonly [DishConflict, ...DishConflict[]];
  /** Whether a key asked for the dish: it goes on to the next one. */
  byKey: boolean;
}

/** The dishes of that day. A dish with an allergen of the client needs a reason before it is added. */
export function DishPicker({ form }: { form: OrderFormState }) {
  const { draft, setDraft } = form;
  const api = useApi();
  const words = useTranslations('orders');
  const box = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [stop, setStop] = useState<DishStop>();
  // They stay until somebody has seen them: who types fast may look elsewhere.
  const [missedWords, setMissedWords] = useState<readonly MissedWords[]>([]);
  const [addedLine, setAddedLine] = useState<DraftLine>();
  const sizes = useShortList('sizes', 'list', { staleTime: 60_000 });
  const reactions = draft.client?.allergens ?? [];
  const weekday = draft.slot ? { weekday: weekdayOf(draft.slot.date) } : {};
  const typed = typedDish(search);
  const dishes = useQuery({
    ...dishesQuery(api, { search: typed.words, ...weekday }),
    placeholderData: keepPreviousData,
  });

  function choose(product: ProductRow, sizeId: number, quantity: number, byKey: boolean) {
    const sizeName = sizes.data?.find(({ id }) => id === sizeId)?.name ?? { fr: '', en: '' };
    const line = { productId: product.id, sizeId, name: product.name, sizeName, quantity };
    const [first, ...others] = nextToAnswer(draft, conflictsWith(product, reactions));
    if (first) setStop({ line, conflicts: [first, ...others], byKey });
    else add((before) => withDish(before, line), line);
  }

  function add(change: (before: OrderDraft) => OrderDraft, line: DraftLine) {
    setDraft(change);
    setAddedLine(line);
  }

  /** A key goes on to the next dish; under a pointer nothing moves away. */
  function press(product: ProductRow, sizeId: number, byKey: boolean) {
    choose(product, sizeId, typed.quantity, byKey);
    if (!byKey) return;
    setSearch('');
    box.current?.focus();
  }

  function closeStop() {
    // As long as the dialog stands, it keeps the focus.
    flushSync(() => setStop(undefined));
    if (stop?.byKey) box.current?.focus();
  }

  function forget(one: MissedWords) {
    setMissedWords((before) => before.filter((other) => other !== one));
    box.current?.focus();
  }

  const enter = useEnteredDishes({
    form,
    weekday,
    ready: !stop && !sizes.isPending,
    onFound: (product, quantity) => {
      const offer = usualOffer(product.offers);
      if (offer) choose(product, offer.sizeId, quantity, true);
    },
    onMissed: (one) => setMissedWords((before) => [...before, one]),
  });

  return (
    <Card title={words('form.dishes')}>
      <Search>
        <SearchBox ref={box} value={search} onChange={setSearch} onEnter={enter} label={words('form.findDish')} />
        <AddedDish line={addedLine} />
        {missedWords.map((one, index) => (
          <MissedDish
            key={`${index} ${one.text}`}
            missed={one}
            onSeen={() => forget(one)}
            onRetry={() => {
              forget(one);
              enter(one.text);
            }}
          />
        ))}
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
                  reactions={reactions}
                  sizes={sizes.data ?? []}
                  quantity={typed.quantity}
                  isEntered={index === 0 && typed.words !== ''}
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
          onAnswer={(override) => {
            add((before) => withOverride(withDish(before, stop.line), override), stop.line);
            closeStop();
          }}
        />
      )}
    </Card>
  );
}
