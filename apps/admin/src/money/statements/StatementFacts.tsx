import type { OpenInvoice, OpenStatement } from '@traiteur/contract/money/statements.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { DataTable } from '@traiteur/kit/list/DataTable.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { PayInvoiceDialog } from './PayInvoiceDialog.tsx';

/** What a company owes, and its open invoices. */
export function StatementFacts({ statement }: { statement: OpenStatement }) {
  const words = useTranslations('statements');
  const { formatMoney } = useKitSettings();
  const { legalName, open, overdue, notInvoiced, invoices } = statement;
  return (
    <Stack>
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
      {invoices.length > 0 && <OpenInvoices label={legalName} invoices={invoices} />}
    </Stack>
  );
}

interface OpenInvoicesProps {
  label: string;
  invoices: OpenInvoice[];
}

function OpenInvoices({ label, invoices }: OpenInvoicesProps) {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('statements');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const [paidInvoice, setPaidInvoice] = useState<OpenInvoice>();
  const actions = {
    key: 'actions',
    heading: words('actions'),
    render: (invoice: OpenInvoice) => (
      <Button
        variant="subtle"
        aria-label={words('payTitle', { number: invoice.number })}
        onClick={() => setPaidInvoice(invoice)}
      >
        {words('pay')}
      </Button>
    ),
  };
  return (
    <>
      <DataTable
        label={words('invoicesOf', { name: label })}
        rows={invoices}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'number',
            heading: words('invoice'),
            render: ({ id, number }) => (
              <AppLink to={to('invoice', { id })}>
                <span className="nowrap">{number}</span>
              </AppLink>
            ),
          },
          {
            key: 'dueOn',
            heading: words('dueOn'),
            render: ({ dueOn }) => <span className="nowrap">{dates.date(dueOn)}</span>,
          },
          {
            key: 'late',
            heading: words('lateness'),
            // Nothing at all where it is not late: a phone leaves out what is empty.
            render: ({ daysLate, reminders }) =>
              daysLate > 0 && (
                <>
                  <Chip tone="bad">{words('late', { days: daysLate })}</Chip>{' '}
                  {reminders > 0 && <Chip tone="care">{words('reminded', { level: reminders })}</Chip>}
                </>
              ),
          },
          { key: 'open', heading: words('open'), render: ({ open }) => formatMoney(open), align: 'right' },
          ...(api.offers('statements', 'payInvoice') ? [actions] : []),
        ]}
      />
      {paidInvoice && <PayInvoiceDialog invoice={paidInvoice} onClose={() => setPaidInvoice(undefined)} />}
    </>
  );
}
