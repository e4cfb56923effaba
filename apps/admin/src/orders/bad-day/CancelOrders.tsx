import { useQueryClient } from '@tanstack/react-query';
import { type RefundChoice, refundChoices } from '@traiteur/contract/orders/order-batches.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { slotKeys } from '@traiteur/front/orders/slot-queries.ts';
import { Choice } from '@traiteur/kit/form/Choice.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BatchReport } from '../../list/batches/BatchReport.tsx';
import { useBatch } from '../../list/batches/use-batch.ts';
import { useTo } from '../../use-to.ts';
import { orderKeys } from '../order-queries.ts';
import { ReasonForm } from '../reasons/ReasonForm.tsx';
import { useOrdersLink } from '../use-orders-link.ts';
import type { BadDayProps } from './bad-day-props.ts';
import styles from './BadDay.module.css';
import { useBatchUndo } from '../undo/use-batch-undo.ts';

/** Without a refund the cancelling can be undone. */
export default function CancelOrders({ target, count, onDone, onClose }: BadDayProps & { onClose: () => void }) {
  const api = useApi();
  const to = useTo();
  const linkTo = useOrdersLink();
  const queries = useQueryClient();
  const words = useTranslations('orders.badDay');
  const orderWords = useTranslations('orders');
  const { mailsLeave } = useFront().settings;
  const batch = useBatch();
  const undo = useBatchUndo();
  const mayRefund = api.offers('orders', 'refundOrder');
  const [refund, setRefund] = useState<RefundChoice>(mayRefund ? 'online' : 'none');
  const name = useId();

  async function cancel(reason: string) {
    const { doneIds, refusedIds } = await batch.run({
      target,
      sentenceOf: (orderCount) => words('cancelled', { count: orderCount }),
      send: (orders) => api.call('orders', 'cancelOrders', {}, { orders, reason, refund }),
    });
    if (refund === 'none') undo.offer(doneIds);
    onDone(refusedIds);
    await Promise.all([
      queries.invalidateQueries({ queryKey: orderKeys.all }),
      queries.invalidateQueries({ queryKey: slotKeys.all }),
    ]);
  }
  return (
    <Dialog opened title={words('cancelTitle', { count })} onClose={onClose}>
      {batch.batch ? (
        <BatchReport
          batch={{ ...batch, close: onClose }}
          linkTo={(id) => to('order', { id })}
          listOf={(ids) => linkTo({ ids: ids.join() })}
        />
      ) : (
        <ReasonForm confirm={words('cancelTitle', { count })} onClose={onClose} onReason={cancel}>
          <p>
            {orderWords(mailsLeave ? 'runOut.told' : 'runOut.notTold')} {words('reasonStays')}
          </p>
          {mayRefund && (
            <fieldset className={styles['refunds']}>
              <legend>{words('refunds')}</legend>
              {(['online', 'all', 'none'] as const satisfies readonly (typeof refundChoices)[number][]).map(
                (choice) => (
                  <Choice key={choice} name={name} checked={choice === refund} onChoose={() => setRefund(choice)}>
                    {orderWords(`batchRefund.${choice}`)}
                  </Choice>
                ),
              )}
            </fieldset>
          )}
          {refund !== 'none' && <p className="hint">{words('noUndo')}</p>}
        </ReasonForm>
      )}
    </Dialog>
  );
}
