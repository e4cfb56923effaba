import { overrideOf } from '@traiteur/domain/allergies.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useConflictSentence } from '@traiteur/front/orders/use-conflict-sentence.ts';
import { DiscountCodeField } from './DiscountCodeField.tsx';
import { DraftLines } from '@traiteur/front/orders/DraftLines.tsx';
import { clientName, type DishConflict, dishConflicts } from '@traiteur/front/orders/order-draft.ts';
import { ForcedMinimum } from './ForcedMinimum.tsx';
import styles from './OrderSummary.module.css';
import { OrderSum } from '@traiteur/front/orders/OrderSum.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';
import type { OrderFormState } from './use-order-form.ts';

/** What is chosen and what it comes to, what is unsafe, and the one button. */
export function OrderSummary({ form }: { form: OrderFormState }) {
  const { draft, quote, placing, placingFailed, faultOf } = form;
  const words = useTranslations('orders.form');
  const quoted = useTranslations('orders.conflict');
  const sentence = useConflictSentence();
  const failureMessage = useFailureMessage();
  const linesFault = faultOf('lines');
  // Beside the button it is said as well.
  const refusal = placingFailed && failureMessage(placingFailed);
  const priced = draft.lines.length > 0 ? quote.data : undefined;
  const answer = (conflict: DishConflict) => {
    const reason = conflict.mustOverride && overrideOf(conflict, draft.overrides)?.reason;
    return reason && quoted('quoted', { reason });
  };
  return (
    <Card title={words('summary')} className={styles['summary']}>
      {priced &&
        dishConflicts(priced).map((conflict) => (
          <Alarm
            key={`${conflict.line} ${conflict.allergenId}`}
            tone={conflict.mustOverride ? 'danger' : 'warning'}
            title={sentence(conflict, clientName(draft), conflict.dish)}
          >
            {answer(conflict)}
          </Alarm>
        ))}
      <div inert={placing}>
        <DraftLines form={form} />
        <DiscountCodeField form={form} />
      </div>
      {/* While a price is on its way, the one before it says so. */}
      <div aria-busy={quote.isFetching} className={quote.isPlaceholderData ? styles['before'] : undefined}>
        {priced && <OrderSum sum={priced} />}
      </div>
      {quote.error && <p className="fault">{failureMessage(quote.error)}</p>}
      {linesFault && linesFault !== refusal && <p className="fault">{linesFault}</p>}
      <ForcedMinimum form={form} />
      <PlaceOrder form={form} />
    </Card>
  );
}
