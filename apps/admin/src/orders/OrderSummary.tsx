import { ApiRefusal } from '@traiteur/contract/client.ts';
import { Alarm } from '@traiteur/kit/Alarm.tsx';
import { Button } from '@traiteur/kit/Button.tsx';
import { Card } from '@traiteur/kit/Card.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '../shell/fault-messages.ts';
import { missingIn, withReason } from './order-draft.ts';
import { DiscountCodeField } from './DiscountCodeField.tsx';
import { DraftLines } from './DraftLines.tsx';
import styles from './OrderSummary.module.css';
import { OrderSum } from './OrderSum.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useConflictSentence } from '../shell/use-conflict-sentence.ts';
import type { OrderFormState } from './use-order-form.ts';

/** What is chosen and what it comes to, what is unsafe, and the one button. */
export function OrderSummary({ form }: { form: OrderFormState }) {
  const { draft, setDraft, quote, placing, faultOf } = form;
  const words = useTranslations('orders');
  const sentence = useConflictSentence();
  const failureMessage = useFailureMessage();
  const [asking, setAsking] = useState(false);
  const client = draft.client ? `${draft.client.firstName} ${draft.client.lastName}` : '';
  const conflicts = draft.lines.length > 0 ? (quote.data?.conflicts ?? []) : [];
  const unanswered = conflicts.some(({ mustOverride }) => mustOverride) && !draft.reason;
  const missing = missingIn(draft);
  const fault = quote.data?.faults[0] && draft.lines.length > 0 ? quote.data.faults[0].message : undefined;
  const why = missing.length
    ? words('form.missing', { what: missing.map((one) => words(`form.${one}`).toLowerCase()).join(', ') })
    : fault;
  const refused = placing.error && !(placing.error instanceof ApiRefusal && placing.error.problem.errors);
  return (
    <Card title={words('form.summary')} className={styles['summary']}>
      {conflicts.map((conflict) => (
        <Alarm
          key={`${conflict.line} ${conflict.allergenId}`}
          tone={conflict.mustOverride ? 'danger' : 'warning'}
          title={sentence(conflict, client, quote.data?.lines[conflict.line]?.name)}
        >
          {conflict.mustOverride && draft.reason && `«\u202f${draft.reason}\u202f»`}
        </Alarm>
      ))}
      <DraftLines form={form} />
      <DiscountCodeField form={form} />
      {quote.data && draft.lines.length > 0 && <OrderSum of={quote.data} />}
      {quote.error && <p className="fault">{failureMessage(quote.error)}</p>}
      {faultOf('lines') && <p className="fault">{faultOf('lines')}</p>}
      {refused && (
        <p role="alert" className="fault">
          {failureMessage(placing.error)}
        </p>
      )}
      <Button
        variant="primary"
        busy={placing.isPending || quote.isFetching}
        disabledReason={why}
        onClick={() => (unanswered ? setAsking(true) : placing.mutate(draft))}
      >
        {words('form.place')}
      </Button>
      {asking && (
        <ReasonDialog
          title={words('conflict.stop')}
          confirm={words('form.place')}
          onClose={() => setAsking(false)}
          onReason={(reason) => {
            setAsking(false);
            const answered = withReason(draft, reason);
            setDraft(answered);
            placing.mutate(answered);
          }}
        />
      )}
    </Card>
  );
}
