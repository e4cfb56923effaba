import type { OpenInvoice, OpenStatement } from '@traiteur/contract/money/statements.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { PayInvoiceDialog } from './PayInvoiceDialog.tsx';

/** What a company owes, and its open invoices. */
export function StatementFacts({ statement }: { statement: OpenStatement }) {
  const words = useTranslations('statements');
  const { formatMoney } = useKitSettings();
  const { open, overdue, notInvoiced, invoices } = statement;
  return (
    <>
      <Facts
        facts={[
          [words('open'), <strong key="open">{formatMoney(open)}</strong>],
          ...(overdue > 0
            ? [
                [
                  words('overdue'),
                  <Chip key="overdue" tone="bad">
                    {formatMoney(overdue)}
                  </Chip>,
                ] as const,
              ]
            : []),
          ...(notInvoiced > 0 ? [[words('notInvoiced'), formatMoney(notInvoiced)] as const] : []),
        ]}
      />
      <ul>
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </>
  );
}

function InvoiceLine({ invoice }: { invoice: OpenInvoice }) {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('statements');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const [isPaying, setIsPaying] = useState(false);
  const { id, number, dueOn, open, daysLate, reminders } = invoice;
  return (
    <li>
      <AppLink to={to('invoice', { id })}>{number}</AppLink> {formatMoney(open)},{' '}
      {words('due', { date: dates.date(dueOn) })}{' '}
      {daysLate > 0 && <Chip tone="bad">{words('late', { days: daysLate })}</Chip>}{' '}
      {reminders > 0 && <Chip tone="care">{words('reminded', { level: reminders })}</Chip>}{' '}
      {api.offers('statements', 'payInvoice') && (
        <Button aria-label={words('payTitle', { number })} onClick={() => setIsPaying(true)}>
          {words('pay')}
        </Button>
      )}
      {isPaying && <PayInvoiceDialog invoice={invoice} onClose={() => setIsPaying(false)} />}
    </li>
  );
}
