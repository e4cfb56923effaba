import en from 'virtual:words/screen/invoices/en';
import fr from 'virtual:words/screen/invoices/fr';
import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '@traiteur/contract/money/invoices.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { PrintButton } from '@traiteur/front/screens/PrintButton.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { MentionsAlarm } from '../../house/company/MissingMentions.tsx';
import { Sheet } from '@traiteur/front/paper/Paper.tsx';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { invoiceQuery } from './invoice-queries.ts';
import { SendInvoicesButton } from './send/SendInvoicesButton.tsx';
import { InvoicePaper } from '@traiteur/front/money/invoices/InvoicePaper.tsx';

export default function InvoicePage() {
  const api = useApi();
  const id = Number(useParams()['id']);
  const words = useTranslations('invoices');
  const dates = useDates();
  const query = useQuery(invoiceQuery(api, id));
  const { data: invoice } = query;
  return (
    <Screen
      title={invoice ? words(`one.${invoice.kind}`, { number: invoice.number }) : words('title')}
      subtitle={invoice && words('givenOn', { date: dates.date(invoice.givenOn) })}
      banner={{ customClass: 'no-print' }}
      action={invoice && <InvoiceActions invoice={invoice} />}
    >
      <Shown query={query} card="both" shape={<Skeleton width="100%" height={320} />}>
        {(current) => (
          <>
            <MentionsAlarm title={words('incomplete')} missing={current.document.missing} />
            <Sheet>
              <InvoicePaper invoice={current} />
            </Sheet>
          </>
        )}
      </Shown>
    </Screen>
  );
}

function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const to = useTo();
  const words = useTranslations('invoices');
  return (
    <>
      {invoice.orderId !== null && (
        <ButtonLink to={to('order', { id: invoice.orderId })}>{words('ofOrder')}</ButtonLink>
      )}
      {invoice.companyId !== null && (
        <ButtonLink to={to('companyDetail', { id: invoice.companyId })}>{words('ofCompany')}</ButtonLink>
      )}
      <ScreenWords fr={fr} en={en}>
        <SendInvoicesButton target={{ ids: [invoice.id] }} count={1} />
      </ScreenWords>
      <PrintButton>{words('print')}</PrintButton>
    </>
  );
}
