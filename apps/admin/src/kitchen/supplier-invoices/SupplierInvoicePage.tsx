import { useQuery } from '@tanstack/react-query';
import type { SupplierInvoice, SupplierInvoiceLine } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useWeight } from '@traiteur/front/language/use-weight.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { InvoiceHead } from './InvoiceHead.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceSteps } from './InvoiceSteps.tsx';
import { InvoiceWords } from './InvoiceWords.tsx';
import { supplierInvoiceQuery } from './supplier-invoice-queries.ts';
import styles from './SupplierInvoices.module.css';

export default function SupplierInvoicePage() {
  return (
    <InvoiceWords>
      <InvoiceScreen />
    </InvoiceWords>
  );
}

function InvoiceScreen() {
  const id = Number(useParams()['id']);
  const api = useApi();
  const words = useTranslations('supplierInvoices');
  const query = useQuery(supplierInvoiceQuery(api, id));
  const invoice = query.data;
  const title = words(invoice?.kind === 'credit' ? 'credit' : 'one');
  return (
    <Screen
      title={invoice ? `${title} ${invoice.number}` : title}
      subtitle={invoice?.supplier?.name ?? invoice?.seller}
      action={invoice && <DownloadButton invoice={invoice} />}
    >
      <Shown query={query} card="both" shape={<Skeleton width="100%" height={320} />}>
        {(shownInvoice) => <Invoice invoice={shownInvoice} />}
      </Shown>
    </Screen>
  );
}

function Invoice({ invoice }: { invoice: SupplierInvoice }) {
  const words = useTranslations('supplierInvoices');
  const notableLines = invoice.lines.filter(isNotable);
  const otherLines = invoice.lines.filter((line) => !isNotable(line));
  return (
    <Stack>
      <InvoiceHead invoice={invoice} />
      <SumWarnings invoice={invoice} />
      {notableLines.length > 0 && (
        <Card title={words('notable', { count: notableLines.length })} flush>
          <InvoiceLines invoice={invoice} lines={notableLines} />
        </Card>
      )}
      <InvoiceSteps invoice={invoice} />
      {otherLines.length > 0 && (
        <Card title={words('asExpected', { count: otherLines.length })} flush>
          <InvoiceLines invoice={invoice} lines={otherLines} />
        </Card>
      )}
      {invoice.unbilled.length > 0 && <Unbilled invoice={invoice} />}
    </Stack>
  );
}

/** Without an article, otherwise than ordered or received, or at a new price. */
const isNotable = ({ article, asideBy, differences, packPrice }: SupplierInvoiceLine): boolean =>
  asideBy === null && (article === null || differences.length > 0 || packPrice !== article.price);

function SumWarnings({ invoice: { sumDifferences, lines, profile } }: { invoice: SupplierInvoice }) {
  const words = useTranslations('supplierInvoices');
  const { formatMoney } = useKitSettings();
  return (
    <>
      {sumDifferences.map(({ what, said, counted }) => (
        <Alarm
          key={what}
          tone="warning"
          title={words(`sums.${what}`, { said: formatMoney(said), counted: formatMoney(counted) })}
        />
      ))}
      {lines.length === 0 && <Alarm tone="warning" title={words('withoutLines', { profile: profile.toUpperCase() })} />}
    </>
  );
}

function Unbilled({ invoice: { unbilled } }: { invoice: SupplierInvoice }) {
  const words = useTranslations('supplierInvoices');
  const weight = useWeight();
  return (
    <Card title={words('fields.unbilled')}>
      <ul className={styles['unbilled']}>
        {unbilled.map(({ position, name, packs, received }) => (
          <li key={position}>
            <span>{words('orderLine', { packs: String(packs), name })}</span>
            <span>
              {words('line.received')} {weight(received)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
