import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { refundInput } from '@traiteur/contract/orders/payments.ts';
import type { RefundMethod } from '@traiteur/domain/money/payment-methods.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { MoneyField } from '@traiteur/kit/fields/NumberField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { Choice } from '@traiteur/kit/form/Choice.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { newKey } from '../new-key.ts';
import { MethodChoice } from './MethodChoice.tsx';
import styles from './Payments.module.css';
import { RefundedDishes } from './RefundedDishes.tsx';
import {
  amountIn,
  amountOf,
  methodOf,
  methodsOf,
  reasonOf,
  type RefundWish,
  requestOf,
  startOf,
  waysOf,
} from './refund-wish.ts';
import { usePayments } from './use-payments.ts';

const wayWords = { all: 'allOfIt', dishes: 'someDishes', amount: 'someAmount' } as const;

/** `most` is the largest refund, in cents. */
const refundUpTo = (most: number) =>
  z.extend(z.pick(refundInput, { reason: true }), { amount: refundInput.shape.amount.check(z.maximum(most)) });

/** Refunds dishes and the delivery, everything, or an amount. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const words = useTranslations('orders.payments');
  const online = useTranslations('orders.online');
  const forms = useTranslations('forms');
  const { formatMoney } = useKitSettings();
  const [wish, setWish] = useState(() => startOf(order));
  const most = order.refundable.amount;
  const form = useSchemaForm(refundUpTo(most), { amount: amountOf(order, wish), reason: reasonOf(order) });
  const showFaults = useShowFaults(form);
  const [method, setMethod] = useState<RefundMethod | undefined>(() => methodOf(order));
  // One key per dialog: a retry after a lost answer does not refund twice.
  const [key] = useState(newKey);
  const { refund } = usePayments();
  const amount = amountIn(useWatch({ control: form.control, name: 'amount' }));
  const name = useId();

  function choose(next: RefundWish) {
    setWish(next);
    // The field accepts null, an amount to be typed; the form's type does not.
    form.setValue('amount', amountOf(order, next) as number);
  }
  const lack =
    amount === 0
      ? words('nothingChosen')
      : amount > most
        ? words('refundMost', { amount: formatMoney(most) })
        : method
          ? undefined
          : words('refundMethodMissing');
  return (
    <Dialog opened title={words('refundTitle', { number: order.number })} onClose={onClose}>
      <Form
        form={form}
        onSubmit={(typedRefund) =>
          method && refund(order.id, { ...requestOf(wish), ...typedRefund, method }, key).then(onClose, showFaults)
        }
      >
        <fieldset className={styles['ways']}>
          <legend>{words('refundWhat')}</legend>
          {waysOf(order).map((way) => (
            <Choice key={way} name={name} checked={way === wish.way} onChoose={() => choose({ ...wish, way })}>
              {words(wayWords[way], { amount: formatMoney(most) })}
            </Choice>
          ))}
        </fieldset>
        {wish.way === 'dishes' && <RefundedDishes order={order} wish={wish} onChange={choose} />}
        {wish.way === 'amount' && (
          <MoneyField name="amount" label={words('amount')} hint={words('refundMost', { amount: formatMoney(most) })} />
        )}
        <MethodChoice label={words('refundMethod')} methods={methodsOf(order)} value={method} onChange={setMethod} />
        {method === 'online' && <p className="hint">{online('backToCard')}</p>}
        <TextField name="reason" label={words('refundReason')} multiline />
        <div className="dialog-actions">
          <Button onClick={onClose}>{forms('cancel')}</Button>
          <Button type="submit" variant="danger" busy={form.formState.isSubmitting} disabledReason={lack}>
            {amount > 0 ? words('refundAmount', { amount: formatMoney(amount) }) : words('refundConfirm')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
