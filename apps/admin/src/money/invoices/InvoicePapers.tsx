import en from 'virtual:words/screen/invoices/en';
import fr from 'virtual:words/screen/invoices/fr';
import { useInfiniteQuery } from '@tanstack/react-query';
import { mostInvoicesPrinted } from '@traiteur/contract/money/invoice-filters.ts';
import { useApi } from '@traiteur/front/front.ts';
import { InvoicePaper } from '@traiteur/front/money/invoices/InvoicePaper.tsx';
import { Sheet } from '@traiteur/front/paper/Paper.tsx';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { PrintButton } from '@traiteur/front/screens/PrintButton.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Progress } from '@traiteur/kit/look/Progress.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useKnownQuery } from '../../list/use-known-query.ts';
import { useTo } from '../../use-to.ts';
import { PrintOnce } from '../../orders/paper/PrintOnce.tsx';
import { invoicePapersPages, invoicePapersQuery } from './invoice-queries.ts';
import styles from './InvoicePapers.module.css';

/** Many invoices as one document, each beginning a page; opens the print dialog. */
export default function InvoicePapers() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Papers />
    </ScreenWords>
  );
}

function Papers() {
  const to = useTo();
  const words = useTranslations('invoices.papers');
  const title = useTranslations('invoices')('printMany');
  const { text } = useQueryInAddress(useKnownQuery(invoicePapersQuery));
  const { limit: _limit, after: _after, ...query } = text;
  const pages = useInfiniteQuery(invoicePapersPages(useApi(), query));
  const { data, error, hasNextPage, isFetching, fetchNextPage } = pages;
  const total = data?.pages[0]?.total ?? 0;
  const isTooMany = total > mostInvoicesPrinted;
  const goesOn = hasNextPage && !isFetching && !error && !isTooMany;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  const papers = data?.pages.flatMap(({ items }) => items) ?? [];
  // Shown once all are read: a print of some would be taken for all.
  const isWhole = data !== undefined && (isTooMany || !hasNextPage);
  const isPrinted = isWhole && papers.length > 0 && !isTooMany;
  return (
    <Screen
      title={title}
      subtitle={isPrinted ? words('count', { count: total }) : undefined}
      banner={{ customClass: 'no-print' }}
      action={
        <>
          <ButtonLink to={to('invoices')}>{words('back')}</ButtonLink>
          {isPrinted && <PrintButton>{words('print')}</PrintButton>}
        </>
      }
    >
      <Shown
        query={{
          data: isWhole ? papers : undefined,
          error,
          refetch: () => (data ? fetchNextPage() : pages.refetch()),
        }}
        card="both"
        shape={<Progress label={words('reading')} done={papers.length} total={total || undefined} />}
        empty={(invoices) =>
          isTooMany
            ? words('tooMany', { most: mostInvoicesPrinted })
            : invoices.length === 0
              ? words('empty')
              : undefined
        }
      >
        {(invoices) => (
          <>
            {invoices.map((invoice) => (
              <Sheet key={invoice.id} className={styles['sheet']}>
                <InvoicePaper invoice={invoice} />
              </Sheet>
            ))}
            <div className="no-print">
              <PrintOnce />
            </div>
          </>
        )}
      </Shown>
    </Screen>
  );
}
