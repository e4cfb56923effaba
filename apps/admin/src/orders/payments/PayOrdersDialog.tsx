import { useQueryClient } from '@tanstack/react-query';
import { paymentInput } from '@traiteur/contract/orders/payments.ts';
import type { OrderRow } from '@traiteur/contract/orders/order-record.ts';
import { type ManualMethod, manualMethods } from '@traiteur/domain/money/payment-methods.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useApi } from '@traiteur/front/front.ts';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { BatchReport } from '../../list/batches/BatchReport.tsx';
import type { BatchTarget } from '../../list/batches/batch-requests.ts';
import { useBatch } from '../../list/batches/use-batch.ts';
import { useTo } from '../../use-to.ts';
import { orderKeys } from '../order-queries.ts';
import { MethodChoice } from './MethodChoice.tsx';

interface PayOrdersDialogProps {
  target: BatchTarget;
  /** The chosen orders; empty when all matching ones are chosen. */
  rows: readonly OrderRow[];
  onPaid: (refusedIds: readonly number[]) => void;
  onClose: () => void;
}

const typedNote = z.pick(paymentInput, { note: true });

export default function PayOrdersDialog({ target, rows, onPaid, onClose }: PayOrdersDialogProps) {
  const api = useApi();
  const to = useTo();
  const queries = useQueryClient();
  const words = useTranslations('orders');
  const forms = useTranslations('forms');
  const { formatMoney } = useKitSettings();
  const batch = useBatch();
  const form = useSchemaForm(typedNote, { note: '' });
  const [method, setMethod] = useState<ManualMethod>();
  const due = rows.reduce((sum, row) => sum + row.due, 0);

  async function pay(way: ManualMethod, note: string) {
    const { refusedIds } = await batch.run({
      target,
      sentenceOf: (count) => words('payMany.done', { count }),
      send: (request) => api.call('orders', 'payOrders', {}, { orders: request, method: way, note }),
    });
    onPaid(refusedIds);
    await queries.invalidateQueries({ queryKey: orderKeys.all });
  }
  return (
    <Dialog opened title={words('payMany.title', { count: rows.length })} onClose={onClose}>
      {batch.batch ? (
        // The report replaces the form.
        <BatchReport batch={{ ...batch, close: onClose }} linkTo={(id) => to('order', { id })} />
      ) : (
        <Form form={form} onSubmit={({ note = '' }) => method && pay(method, note)}>
          <p className="hint">{words('payMany.hint')}</p>
          {due > 0 && <p>{words('payMany.sum', { amount: formatMoney(due) })}</p>}
          <MethodChoice methods={manualMethods} value={method} onChange={setMethod} />
          <TextField name="note" label={words('payments.note')} hint={words('payments.noteHint')} />
          <div className="dialog-actions">
            <Button onClick={onClose}>{forms('cancel')}</Button>
            <Button
              type="submit"
              variant="primary"
              disabledReason={method ? undefined : words('payments.methodMissing')}
            >
              {words('payMany.open')}
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
