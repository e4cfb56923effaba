import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ingredientBatches } from '@traiteur/contract/kitchen/ingredient-batches.ts';
import { storages } from '@traiteur/domain/kitchen/stock/storages.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { SearchBox } from '@traiteur/kit/list/SearchBox.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { StockWords } from '../stock/StockWords.tsx';
import { ShelfCard } from './ShelfCard.tsx';
import styles from './Stock.module.css';

export default function StockPage() {
  return (
    <StockWords>
      <Stock />
    </StockWords>
  );
}

/** As many as a page may hold. */
const limit = '200';

/** What there is, counted where it stands: a scanner types what it reads into the search. */
function Stock() {
  const api = useApi();
  const to = useTo();
  const locale = useLocale();
  const words = useTranslations('ingredientBatches');
  const ingredientWords = useTranslations('ingredients');
  const { text, change } = useQueryInAddress(ingredientBatches.operations.listStock.query);
  const { search = '', storage = '', shows = '', after } = text;
  const narrow = (values: { search?: string | undefined; shows?: string | undefined; storage?: string | undefined }) =>
    change({ after: undefined, ...values }, { replace: true });
  const query = useQuery({
    queryKey: nounKeys('ingredient-batches').answer('listStock', text, locale),
    queryFn: () => api.call('ingredient-batches', 'listStock', { limit, ...text }),
    placeholderData: keepPreviousData,
  });
  const next = query.data?.next;
  const isNarrowed = search + storage + shows !== '' || after !== undefined;
  return (
    <Screen title={words('menu')} subtitle={words('stock.subtitle')}>
      <div className={styles['tools']}>
        <SearchBox
          value={search}
          label={words('stock.search')}
          onChange={(typedText) => narrow({ search: typedText || undefined })}
        />
        <FilterSelect
          label={words('fields.state')}
          all={words('stock.shows.every')}
          options={(['present', 'expired'] as const).map((value) => ({ value, label: words(`stock.shows.${value}`) }))}
          value={shows}
          onChange={(value) => narrow({ shows: value })}
        />
        <FilterSelect
          label={ingredientWords('fields.storage')}
          all={words('stock.everyStorage')}
          options={storages.map((value) => ({ value, label: ingredientWords(`storages.${value}`) }))}
          value={storage}
          onChange={(value) => narrow({ storage: value })}
        />
        {query.data && <p role="status">{words('stock.count', { count: query.data.total })}</p>}
      </div>
      <Shown
        query={query}
        quiet={query.data !== undefined}
        card="message"
        shape={<Skeleton width="100%" height={320} />}
        empty={({ items }) => items.length === 0 && (isNarrowed ? words('stock.none') : words('stock.empty'))}
        emptyAction={!isNarrowed && <OfferedLink to={to('ingredientAdd')}>{ingredientWords('add')}</OfferedLink>}
      >
        {({ items }) => (
          <ul className={styles['shelves']}>
            {items.map((shelf) => (
              <ShelfCard key={`${shelf.id} ${items.length === 1}`} shelf={shelf} isOpen={items.length === 1} />
            ))}
          </ul>
        )}
      </Shown>
      {(next || after) && (
        <Button onClick={() => change({ after: next ?? undefined })}>
          {words(next ? 'stock.more' : 'stock.first')}
        </Button>
      )}
    </Screen>
  );
}
