import { paymentInput } from '@traiteur/contract/payments/operations.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { type ManualMethod, manualMethods } from '@traiteur/domain/payments/payment-methods.ts';
import { MoneyField } from '@traiteur/kit/fields/NumberField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { newKey } from '../new-key.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { type PayableOrder, usePayments } from './use-payments.ts';

const typedPayment = z.omit(paymentInput, { method: true });

/** Notes what a client pays: all that is due unless another amount is typed. */
export function PayDialog({ order, onClose }: { order: PayableOrder; onClose: () => void }) {
  const words = useTranslations('orders.payments');
  const forms = useTranslations('forms');
  const form = useSchemaForm(typedPayment, { amount: order.due, note: '' });
  const showFaults = useShowFaults(form);
  const [method, setMethod] = useState<ManualMethod>();
  // One key for each dialog: a retry after a lost answer notes nothing twice.
  const [key] = useState(newKey);
  const { pay } = usePayments();
  return (
    <Dialog opened title={words('collectTitle', { number: order.number })} onClose={onClose}>
      <Form
        form={form}
        onSubmit={({ amount, note = '' }) =>
          method && pay(order.id, { method, amount, note }, key).then(onClose, showFaults)
        }
      >
        <MethodChoice methods={manualMethods} value={method} onChange={setMethod} />
        <MoneyField name="amount" label={words('amount')} />
        <Difference due={order.due} />
        <TextField name="note" label={words('note')} hint={words('noteHint')} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{forms('cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={form.formState.isSubmitting}
            disabledReason={method ? undefined : words('methodMissing')}
          >
            {words('confirm')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Says what will still be due, or how much is too much. */
function Difference({ due }: { due: number }) {
  const words = useTranslations('orders.payments');
  const { formatMoney } = useKitSettings();
  const amount: unknown = useWatch({ name: 'amount' });
  if (typeof amount !== 'number' || amount === due || amount < 1) return null;
  return (
    <p role="status">
      {amount < due
        ? words('partly', { amount: formatMoney(due - amount) })
        : words('tooMuch', { amount: formatMoney(amount - due) })}
    </p>
  );
}
