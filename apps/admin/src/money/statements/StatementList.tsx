import { useInfiniteQuery } from '@tanstack/react-query';
import type { OpenInvoice, OpenStatement } from '@traiteur/contract/money/statements.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { OlderRows } from '@traiteur/kit/list/OlderRows.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { MonthlyRun } from './MonthlyRun.tsx';
import { PayInvoiceDialog } from './PayInvoiceDialog.tsx';
import { RemindButton } from './RemindButton.tsx';
import { statementsQuery } from './statement-queries.ts';

/** Who owes what since when; the invoices of a month and the reminders begin here. */
export default function StatementList() {
  const api = useApi();
  const words = useTranslations('statements');
  const query = useInfiniteQuery(statementsQuery(api));
  return (
    <Screen title={words('title')} subtitle={words('subtitle')} action={<RemindButton />}>
      <Stack>
        {api.offers('statements', 'giveMonthlyInvoices') && <MonthlyRun />}
        <Card title={words('invoices')}>
          <OlderRows
            query={query}
            shape={<Skeleton width="90%" height={120} />}
            empty={words('empty')}
            older={words('more')}
          >
            {(rows) => (
              <Stack>
                {rows.map((statement) => (
                  <Statement key={statement.id} statement={statement} />
                ))}
              </Stack>
            )}
          </OlderRows>
        </Card>
      </Stack>
    </Screen>
  );
}

function Statement({ statement }: { statement: OpenStatement }) {
  const to = useTo();
  const words = useTranslations('statements');
  const { formatMoney } = useKitSettings();
  const { id, legalName, open, overdue, notInvoiced, invoices } = statement;
  return (
    <section>
      <h3>
        <AppLink to={to('companyDetail', { id })}>{legalName}</AppLink>
      </h3>
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
    </section>
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
