import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OpenInvoice } from '@traiteur/contract/money/statements.ts';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { readMoney } from '@traiteur/domain/money/money.ts';
import { type ManualMethod, manualMethods } from '@traiteur/domain/money/payment-methods.ts';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useFront } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { PlainSelect } from '@traiteur/kit/fields/PlainSelect.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../orders/new-key.ts';

interface PayInvoiceDialogProps {
  invoice: OpenInvoice;
  onClose: () => void;
}

/** A payment of a whole invoice or a part of it, which the server spreads over its orders. */
export function PayInvoiceDialog({ invoice, onClose }: PayInvoiceDialogProps) {
  const { api, settings } = useFront();
  const words = useTranslations('statements');
  const methods = useTranslations('orders.paymentMethod');
  const faults = useTranslations('faults');
  const { formatMoney } = useKitSettings();
  const queries = useQueryClient();
  const failureMessage = useFailureMessage();
  // The same key for each try: an answer that was lost is not a second payment.
  const [key] = useState(newKey);
  const [method, setMethod] = useState<ManualMethod>('transfer');
  const [text, setText] = useState(formatMoney(invoice.open));
  const amount = readMoney(text, settings.currency);
  const paying = useMutation({
    mutationFn: (cents: number) =>
      api.call('statements', 'payInvoice', { id: invoice.id, 'Idempotency-Key': key }, { method, amount: cents }),
    async onSuccess() {
      toast.success(words('paid'));
      await queries.invalidateQueries({ queryKey: nounKeys('orders').all });
      onClose();
    },
  });
  const isWrong = amount === undefined || amount < 1;
  return (
    <Dialog opened title={words('payTitle', { number: invoice.number })} onClose={onClose}>
      <Stack>
        <PlainInput
          label={words('amount')}
          value={text}
          error={isWrong ? faults('invalid') : undefined}
          onChange={setText}
        />
        <PlainSelect
          label={words('method')}
          options={manualMethods.map((value) => ({ value, label: methods(value) }))}
          value={method}
          leftover=""
          onChange={(value) => setMethod(value ?? method)}
        />
        {paying.error && (
          <p className="fault">
            {paying.error instanceof ApiRefusal
              ? (paying.error.problem.errors?.[0]?.message ?? failureMessage(paying.error))
              : failureMessage(paying.error)}
          </p>
        )}
        <Button disabled={isWrong || paying.isPending} onClick={() => amount !== undefined && paying.mutate(amount)}>
          {words('pay')}
        </Button>
      </Stack>
    </Dialog>
  );
}
