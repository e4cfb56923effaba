import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { answerToNow } from '@traiteur/front/queries/answer-to-now.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { Result, Results, Search } from '@traiteur/kit/list/Results.tsx';
import { SearchBox } from '@traiteur/kit/list/SearchBox.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BatchReport } from '../../list/batches/BatchReport.tsx';
import { useFirstFound } from '../../list/use-first-found.ts';
import { useBatch } from '../../list/batches/use-batch.ts';
import { useTo } from '../../use-to.ts';
import { orderKeys } from '../order-queries.ts';
import { ReplacementQuote } from './ReplacementQuote.tsx';
import { replacementsQuery, scarceOffersQuery } from './run-out-queries.ts';
import { ScarceChips } from './ScarceChips.tsx';

interface ReplaceDishProps {
  id: number;
  date: LocalDate;
  ids: readonly number[];
  onClose: () => void;
}

/** Shows what another dish changes in each order before any changes, then changes the possible ones. */
export default function ReplaceDish({ id, date, ids, onClose }: ReplaceDishProps) {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('orders.runOut');
  const queries = useQueryClient();
  const batch = useBatch();
  const [dish, setDish] = useState<ProductRow>();

  async function replace(byProductId: number, possibleIds: readonly number[]) {
    await batch.run({
      target: { ids: possibleIds },
      sentenceOf: (count) => words('done', { count }),
      send: (request) =>
        api.call('orders', 'replaceProduct', { id }, { byProductId, ids: 'ids' in request ? request.ids : [] }),
    });
    await queries.invalidateQueries({ queryKey: orderKeys.all });
  }
  // The report replaces the choice.
  if (batch.batch)
    return <BatchReport batch={{ ...batch, close: onClose }} linkTo={(order) => to('order', { id: order })} />;
  if (!dish) return <DishChoice without={id} date={date} onChoose={setDish} />;
  return (
    <ReplacementQuote
      id={id}
      dish={dish}
      ids={ids}
      onBack={() => setDish(undefined)}
      onReplace={(possibleIds) => void replace(dish.id, possibleIds)}
    />
  );
}

interface DishChoiceProps {
  /** The replaced dish, which cannot be chosen. */
  without: number;
  date: LocalDate;
  onChoose: (dish: ProductRow) => void;
}

function DishChoice({ without, date, onChoose }: DishChoiceProps) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('orders.runOut');
  const nameOf = useLocalName();
  const [search, setSearch] = useState('');
  const sizes = useChoices('sizes', 'list').map(({ id, name }) => ({ sizeId: id, name }));
  const scarce = useQuery(scarceOffersQuery(api, date)).data?.offers ?? [];
  const dishes = useQuery({
    ...replacementsQuery(api, without, date, search),
    placeholderData: keepPreviousData,
  });
  const enter = useFirstFound(
    async (text) => (await queries.fetchQuery(replacementsQuery(api, without, date, text))).items,
    onChoose,
  );
  return (
    <Search>
      <SearchBox first value={search} onChange={setSearch} onEnter={enter} label={words('findDish')} />
      <Shown
        query={answerToNow(dishes)}
        shape={<Skeleton width="100%" height={160} />}
        empty={({ items }) => items.length === 0 && words('noDish')}
      >
        {({ items }) => (
          <Results busy={dishes.isFetching}>
            {items.map((item) => (
              <Result key={item.id} onChoose={() => onChoose(item)}>
                <strong>{nameOf(item.name)}</strong> <small>{nameOf(item.category)}</small>{' '}
                <ScarceChips offers={scarce.filter(({ productId }) => productId === item.id)} sizes={sizes} />
              </Result>
            ))}
          </Results>
        )}
      </Shown>
    </Search>
  );
}
