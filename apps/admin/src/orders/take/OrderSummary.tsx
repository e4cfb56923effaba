import { Card } from '@traiteur/kit/look/Card.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { DiscountCodeField } from './DiscountCodeField.tsx';
import { DishBands } from './DishBands.tsx';
import { DraftLines } from '@traiteur/front/orders/DraftLines.tsx';
import { dishConflicts, type Missing } from '@traiteur/front/orders/order-draft.ts';
import { ForcedCredit } from './ForcedCredit.tsx';
import { ForcedMinimum } from './ForcedMinimum.tsx';
import styles from './OrderSummary.module.css';
import { SumRows, SumTotal } from '@traiteur/front/orders/OrderSum.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';
import type { OrderFormState } from './use-order-form.ts';

interface OrderSummaryProps {
  form: OrderFormState;
  /** Moves the focus to the missing part. */
  onMissing: (missing: Missing) => void;
}

/** Alarms, lines, price and the save button. The lines scroll: alarms, total and button stay visible. */
export function OrderSummary({ form, onMissing }: OrderSummaryProps) {
  const { draft, quote, placing, placingFailed, faultOf } = form;
  const words = useTranslations('orders.form');
  const failureMessage = useFailureMessage();
  const linesFault = faultOf('lines');
  // The refusal is already shown beside the button.
  const refusal = placingFailed && failureMessage(placingFailed);
  const failure = quote.error && failureMessage(quote.error);
  const faults = [failure, linesFault].filter((fault) => fault && fault !== refusal);
  const price = draft.lines.length > 0 ? quote.data : undefined;
  // While a new price loads, the old one is marked as such.
  const pricing = { 'aria-busy': quote.isFetching, className: quote.isPlaceholderData ? styles['before'] : undefined };
  const count = draft.lines.length;
  const lines = useRef<HTMLDivElement>(null);
  const countBefore = useRef(count);
  // A new line comes last.
  useEffect(() => {
    if (lines.current && count > countBefore.current) lines.current.scrollTop = lines.current.scrollHeight;
    countBefore.current = count;
  }, [count]);
  return (
    <Card title={words('summary')} className={styles['summary']}>
      <div className={`${styles['bands']} scrolls`}>
        {price && <DishBands draft={draft} conflicts={dishConflicts(price)} />}
      </div>
      <div ref={lines} inert={placing} className={`${styles['lines']} scrolls`}>
        <DraftLines form={form} />
      </div>
      <div inert={placing}>
        <DiscountCodeField form={form} />
      </div>
      <div {...pricing}>{price && <SumRows sum={price} />}</div>
      <ForcedMinimum form={form} />
      <ForcedCredit form={form} />
      <div className={styles['foot']}>
        <div {...pricing}>
          {price && <SumTotal sum={price} />}
          {price?.difference || price?.guestRefund ? <Difference {...price} /> : null}
        </div>
        {faults.map((fault) => (
          <p key={fault} className="fault">
            {fault}
          </p>
        ))}
        <PlaceOrder form={form} onMissing={onMissing} />
      </div>
    </Card>
  );
}

interface DifferenceProps {
  difference?: number;
  due?: number;
  overpaid?: number;
  guestRefund?: number;
}

/** By how much a change alters the price, in cents, what is then due or overpaid, and what goes back to guests. */
function Difference({ difference = 0, due = 0, overpaid = 0, guestRefund = 0 }: DifferenceProps) {
  const words = useTranslations('orders');
  const { formatMoney } = useKitSettings();
  return (
    <>
      <dl className={styles['difference']}>
        <dt>{words('form.difference')}</dt>
        <dd>{`${difference > 0 ? '+' : ''}${formatMoney(difference)}`}</dd>
        {(due > 0 || overpaid > 0) && (
          <>
            <dt>{words(overpaid > 0 ? 'payment.overpaid' : 'payment.due')}</dt>
            <dd>{formatMoney(overpaid || due)}</dd>
          </>
        )}
      </dl>
      {guestRefund > 0 && (
        <p className={styles['back']}>{words('form.guestRefund', { amount: formatMoney(guestRefund) })}</p>
      )}
    </>
  );
}
