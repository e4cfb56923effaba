import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { PlainSelect } from '@traiteur/kit/fields/PlainSelect.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { addMonths } from '@traiteur/domain/dates/calendar.ts';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';

/** Gives the invoices of a month, by default the last one that is over. */
export function MonthlyRun() {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('statements');
  const queries = useQueryClient();
  const failureMessage = useFailureMessage();
  const { formatMoney } = useKitSettings();
  const locale = useLocale();
  const [months] = useState(() => pastMonths(new Date(), locale));
  const [month, setMonth] = useState(months[0]?.value ?? '');
  const monthName = months.find(({ value }) => value === month)?.label ?? month;
  const giving = useMutation({
    mutationFn: () => api.call('statements', 'giveMonthlyInvoices', {}, { month }),
    onSuccess: () => queries.invalidateQueries({ queryKey: nounKeys('orders').all }),
  });
  return (
    <Card title={words('monthly')}>
      <Stack>
        <PlainSelect
          label={words('month')}
          options={months}
          value={month}
          leftover=""
          onChange={(value) => {
            setMonth(value ?? month);
            giving.reset();
          }}
        />
        <div>
          <Button busy={giving.isPending} onClick={() => giving.mutate()}>
            {words('give', { month: monthName })}
          </Button>
        </div>
        {giving.error && <p className="fault">{failureMessage(giving.error)}</p>}
        {giving.data && (
          <div role="status">
            <p>{words('given', { count: giving.data.items.length, month: monthName })}</p>
            <ul>
              {giving.data.items.map(({ id, number, company, total }) => (
                <li key={id}>
                  <AppLink to={to('invoice', { id })}>{number}</AppLink> {company}, {formatMoney(total)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const offeredMonths = 12;

/** Those that are over, the last one first. */
function pastMonths(now: Date, locale: string) {
  const thisMonth = `${now.toISOString().slice(0, 7)}-01`;
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return Array.from({ length: offeredMonths }, (_, index) => {
    const first = addMonths(thisMonth, -1 - index);
    return { value: first.slice(0, 7), label: format.format(new Date(`${first}T12:00:00Z`)) };
  });
}
