import { useInfiniteQuery } from '@tanstack/react-query';
import type { PriceChange } from '@traiteur/domain/catalogue/price-change.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useDebounced } from '@traiteur/front/queries/use-debounced.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { Fragment, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { BatchTarget } from '../../../list/batches/batch-requests.ts';
import { Refusals } from '../../../list/batches/Refusals.tsx';
import { priceQuoteQuery } from './price-quote-query.ts';
import styles from './PriceChange.module.css';

interface PriceQuoteProps {
  target: BatchTarget;
  change: PriceChange;
  /** `isShown` says whether the prices shown are those of this change. */
  children: (isShown: boolean) => ReactNode;
}

/** Each offer's price before and after, a page at a time, and the refused products with the reason. */
export function PriceQuote({ target, change, children }: PriceQuoteProps) {
  const api = useApi();
  const locale = useLocale();
  const words = useTranslations('products.priceChange');
  const nameOf = useLocalName();
  const { formatMoney } = useKitSettings();
  const text = JSON.stringify(change);
  const restedText = useDebounced(text);
  // `restedText` is a serialised PriceChange.
  const query = useInfiniteQuery(priceQuoteQuery(api, target, JSON.parse(restedText) as PriceChange, locale));
  const pages = query.data?.pages ?? [];
  const { left = 0 } = pages.at(-1) ?? {};
  return (
    <>
      <Shown query={{ ...query, data: query.data?.pages }} shape={<Skeleton width="100%" height={120} />}>
        {(quotes) => {
          const products = quotes.flatMap(({ prices }) => prices);
          return (
            <div className={`${styles['quote']} scrolls`} role="group" aria-label={words('caption')} tabIndex={0}>
              <Refusals refused={quotes.flatMap(({ refused }) => refused)} />
              {products.length === 0 ? (
                <p role="status">{words('same')}</p>
              ) : (
                <table>
                  <caption className="visually-hidden">{words('caption')}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{words('size')}</th>
                      <th scope="col">{words('before')}</th>
                      <th scope="col">{words('after')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {products.map(({ id, name, offers }) => (
                      <Fragment key={id}>
                        <tr>
                          <th scope="rowgroup" colSpan={3}>
                            {nameOf(name)}
                          </th>
                        </tr>
                        {offers.map(({ size, before, after }) => (
                          <tr key={size.fr}>
                            <td>{nameOf(size)}</td>
                            <td>{formatMoney(before)}</td>
                            <td>{formatMoney(after)}</td>
                          </tr>
                        ))}
                      </Fragment>
                    ))}
                  </tbody>
                </table>
              )}
              {query.hasNextPage && (
                <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {words('more', { left })}
                </Button>
              )}
            </div>
          );
        }}
      </Shown>
      <p>
        <small>{words('explained')}</small>
      </p>
      {children(restedText === text && query.data !== undefined)}
    </>
  );
}
