import { useQuery } from '@tanstack/react-query';
import type { OrderPaper as Paper } from '@traiteur/contract/orders/order-papers.ts';
import { largestPrint } from '@traiteur/contract/orders/order-papers.ts';
import type { Letterhead } from '@traiteur/contract/house/company.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { useApi } from '@traiteur/front/front.ts';
import { InLanguage } from '@traiteur/front/language/InLanguage.tsx';
import { useKnownQuery } from '../../list/use-known-query.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { PrintButton } from '@traiteur/front/screens/PrintButton.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Progress } from '@traiteur/kit/look/Progress.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '@traiteur/front/paper/Paper.tsx';
import { useOrdersLink } from '../use-orders-link.ts';
import { letterheadQuery } from './letterhead-query.ts';
import { OrderPaper } from './OrderPaper.tsx';
import { papersQuerySchema } from './papers-queries.ts';
import { PrintOnce } from './PrintOnce.tsx';
import { usePapers } from './use-papers.ts';
import styles from './OrderPapers.module.css';

/** The papers of many orders in the list's order, each in its client's language; opens the print dialog. */
export default function OrderPapers() {
  const api = useApi();
  const title = useTranslations('orders')('printMany');
  const words = useTranslations('orders.papers');
  const linkTo = useOrdersLink();
  const { text } = useQueryInAddress(useKnownQuery(papersQuerySchema));
  const { limit: _limit, after: _after, ...query } = text;
  const { total, isTooMany, done, query: papers } = usePapers(query);
  const letterhead = useQuery(letterheadQuery(api));
  const isPrinted = papers.data !== undefined && papers.data.length > 0 && !isTooMany;
  return (
    <Screen
      title={title}
      subtitle={isPrinted ? words('count', { count: total }) : undefined}
      banner={{ customClass: 'no-print' }}
      action={
        <>
          <ButtonLink to={linkTo(query)}>{words('back')}</ButtonLink>
          {isPrinted && <PrintButton>{words('print')}</PrintButton>}
        </>
      }
    >
      <Shown
        query={papers}
        card="both"
        shape={<Reading done={done} total={total} />}
        empty={(loadedPapers) =>
          isTooMany ? words('tooMany', { most: largestPrint }) : loadedPapers.length === 0 ? words('empty') : undefined
        }
      >
        {(loadedPapers) => (
          <Shown query={letterhead} card="both" shape={<Skeleton width="100%" height={320} />}>
            {(house) => <Sheets papers={loadedPapers} letterhead={house} />}
          </Shown>
        )}
      </Shown>
    </Screen>
  );
}

function Reading({ done, total }: { done: number; total: number }) {
  const words = useTranslations('orders.papers');
  return (
    <div className={styles['reading']}>
      <span>{words('reading')}</span>
      <Progress label={words('reading')} done={done} total={total || undefined} />
      {total > 0 && <span>{words('progress', { done, total })}</span>}
    </div>
  );
}

function Sheets({ papers, letterhead }: { papers: readonly Paper[]; letterhead: Letterhead }) {
  const locales = [...new Set(papers.map(({ clientLocale }) => clientLocale))];
  return (
    <>
      {papers.map((paper) => (
        <Sheet key={paper.id} className={styles['sheet']}>
          <InLanguage locale={paper.clientLocale}>
            <OrderPaper order={paper} letterhead={letterhead} isOneOfMany={papers.length > 1} />
          </InLanguage>
        </Sheet>
      ))}
      {/* Hidden on paper, where even an empty element outside a named page would be a page of its own. */}
      <div className="no-print">
        <OnceIn locales={locales}>
          <PrintOnce />
        </OnceIn>
      </div>
    </>
  );
}

/** Renders its children once the texts of all these languages are loaded. */
const OnceIn = ({ locales, children }: { locales: readonly Locale[]; children: ReactNode }) =>
  locales.reduce((inner, locale) => <InLanguage locale={locale}>{inner}</InLanguage>, children);
