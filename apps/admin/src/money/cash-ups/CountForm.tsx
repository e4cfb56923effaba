import { useQueryClient } from '@tanstack/react-query';
import { cashUpInput, type OpenTill } from '@traiteur/contract/money/cash-ups.ts';
import { isRefusal } from '@traiteur/contract/wire/client.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useApi } from '@traiteur/front/front.ts';
import { MoneyField } from '@traiteur/kit/fields/NumberField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { orderKeys } from '../../orders/order-queries.ts';
import styles from './CashUps.module.css';
import { Difference } from './Difference.tsx';

const typedCount = z.pick(cashUpInput, { sums: true, note: true });

/** Cash is counted before its noted sum is shown; the other methods start from the noted sum. */
export function CountForm({ date, till: { takerId, taker, open } }: { date: LocalDate; till: OpenTill }) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('cashUps');
  const methodNames = useTranslations('orders.paymentMethod');
  const { formatMoney } = useKitSettings();
  const form = useSchemaForm(typedCount, {
    sums: open.map(({ method, amount }) => ({
      method,
      expected: amount,
      counted: method === 'cash' && amount > 0 ? null : amount,
    })),
    note: '',
  });
  const showFaults = useShowFaults(form);
  const sums = form.watch('sums');
  const isSeen = (name: `sums.${number}.counted`) => {
    const { isDirty, isTouched } = form.getFieldState(name, form.formState);
    return isDirty || isTouched;
  };
  async function confirm({ note = '', ...count }: z.input<typeof typedCount>) {
    try {
      await api.call('cash-ups', 'cashUp', {}, { takerId, taker, date, note, ...count });
      toast.success(words(count.sums.every((sum) => sum.counted === sum.expected) ? 'confirmedRight' : 'confirmed'));
      await queries.invalidateQueries({ queryKey: orderKeys.all });
    } catch (error) {
      if (!isRefusal(error, 'stale')) return showFaults(error);
      toast.error(words('stale'));
      await queries.invalidateQueries({ queryKey: orderKeys.all });
    }
  }
  return (
    <Form form={form} onSubmit={confirm} main={false}>
      {open.map(({ method, amount }, index) => (
        <div key={method} className={styles['count']}>
          <span>
            {methodNames(method)}
            <small>
              {words('noted')} {formatMoney(amount)}
            </small>
          </span>
          <div>
            <MoneyField
              name={`sums.${index}.counted`}
              label={words('countedOf', { method: methodNames(method) })}
              // More may have gone back in a day than came in.
              signed={amount < 0}
            />
            <CountedDifference counted={sums[index]?.counted} noted={amount} isSeen={isSeen(`sums.${index}.counted`)} />
          </div>
        </div>
      ))}
      <TextField name="note" label={words('note')} hint={words('noteHint')} />
      <div className="no-print">
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          {words('confirm')}
        </Button>
      </div>
    </Form>
  );
}

interface CountedDifferenceProps {
  counted: unknown;
  noted: number;
  /** Whether the user has typed or passed the field: an initial value confirms no count. */
  isSeen: boolean;
}

/** The difference of the count being typed, in cents: shown before confirming, so that a wrong count is seen. */
function CountedDifference({ counted, noted, isSeen }: CountedDifferenceProps) {
  const words = useTranslations('cashUps');
  const difference = typeof counted === 'number' ? counted - noted : undefined;
  return (
    <small aria-live="polite">
      {difference === 0 && isSeen && words('agrees')}
      {difference ? (
        <>
          {words('difference')} <Difference cents={difference} />
        </>
      ) : null}
    </small>
  );
}
