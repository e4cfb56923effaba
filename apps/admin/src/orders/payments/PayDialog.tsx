import { paymentInput } from '@traiteur/contract/orders/payments.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { type ManualMethod, manualMethods } from '@traiteur/domain/money/payment-methods.ts';
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
import styles from './Payments.module.css';
import { type PayableOrder, usePayments } from './use-payments.ts';

const typedPayment = z.omit(paymentInput, { method: true });

/** Records a payment, of the whole due amount unless the user types another. */
export function PayDialog({ order, onClose }: { order: PayableOrder; onClose: () => void }) {
  const words = useTranslations('orders.payments');
  const forms = useTranslations('forms');
  const form = useSchemaForm(typedPayment, { amount: order.due, note: '' });
  const showFaults = useShowFaults(form);
  const [method, setMethod] = useState<ManualMethod>();
  const amount: unknown = useWatch({ control: form.control, name: 'amount' });
  const difference = typeof amount === 'number' && amount > 0 ? amount - order.due : 0;
  // A missed comma makes the amount a hundred times larger: more than what is due must be confirmed.
  const [confirmedAmount, setConfirmedAmount] = useState<unknown>();
  const isConfirmed = difference <= 0 || confirmedAmount === amount;
  // One key per dialog: a retry after a lost answer does not record the payment twice.
  const [key] = useState(newKey);
  const { pay } = usePayments();
  return (
    <Dialog opened title={words('collectTitle', { number: order.number })} onClose={onClose}>
      <Form
        form={form}
        onSubmit={({ note = '', ...payment }) => {
          if (method && isConfirmed) return pay(order.id, { method, note, ...payment }, key).then(onClose, showFaults);
        }}
      >
        <MethodChoice methods={manualMethods} value={method} onChange={setMethod} />
        <MoneyField name="amount" label={words('amount')} />
        <Difference
          difference={difference}
          isConfirmed={isConfirmed}
          onConfirm={(yes) => setConfirmedAmount(yes ? amount : undefined)}
        />
        <TextField name="note" label={words('note')} hint={words('noteHint')} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{forms('cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={form.formState.isSubmitting}
            disabledReason={method ? (isConfirmed ? undefined : words('tooMuchFirst')) : words('methodMissing')}
          >
            {words('confirm')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface DifferenceProps {
  /** From what is due, in cents; negative where a part stays due. */
  difference: number;
  isConfirmed: boolean;
  onConfirm: (yes: boolean) => void;
}

/** Says what stays due, or asks to confirm an overpayment. */
function Difference({ difference, isConfirmed, onConfirm }: DifferenceProps) {
  const words = useTranslations('orders.payments');
  const { formatMoney } = useKitSettings();
  if (difference === 0) return null;
  if (difference < 0) return <p role="status">{words('partly', { amount: formatMoney(0 - difference) })}</p>;
  return (
    <label className={styles['confirmation']}>
      <input type="checkbox" checked={isConfirmed} onChange={(event) => onConfirm(event.currentTarget.checked)} />
      {words('tooMuch', { amount: formatMoney(difference) })}
    </label>
  );
}
