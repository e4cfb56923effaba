import { Button } from '@traiteur/kit/look/Button.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PayableOrder, usePayments } from './use-payments.ts';

// Lists show many buttons, but few users open the dialog.
const PayDialog = lazyPart(async () => ({ default: (await import('./PayDialog.tsx')).PayDialog }));

/** Collects what is due. The button says the amount, unless a label is given. */
export function PayButton({ order, label }: { order: PayableOrder; label?: string }) {
  const words = useTranslations('orders.payments');
  const { formatMoney } = useKitSettings();
  const { mayPay } = usePayments();
  const [isOpen, setOpen] = useState(false);
  if (!mayPay || (order.due === 0 && !isOpen)) return null;
  return (
    <>
      <Button className="no-print" onClick={() => setOpen(true)}>
        {label ?? words('collect', { amount: formatMoney(order.due) })}
      </Button>
      {isOpen && (
        <Suspense>
          <PayDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
