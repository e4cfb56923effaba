import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonDialog } from '../../orders/reasons/ReasonDialog.tsx';
import { orderKeys } from '../../orders/order-queries.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

interface BookRefundProps {
  order: { id: number; number: string };
  /** The payment is for several orders: its row has a button for each. */
  isAmongSeveral: boolean;
  /** Stripe's name of the refund; `amount` is what it gave back, in cents. */
  reference: string;
  amount: number;
}

/** Records a refund that was made in Stripe's own dashboard, with a reason that the user types. */
export function BookRefund({ order, isAmongSeveral, reference, amount }: BookRefundProps) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('paymentDifferences');
  const showFailure = useFailureToast();
  const { formatMoney } = useKitSettings();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function book(reason: string) {
    setBusy(true);
    try {
      await api.call('orders', 'bookRefund', { id: order.id }, { reference, reason });
      toast.success(words('booked', { amount: formatMoney(amount) }));
    } catch (error) {
      showFailure(error);
    } finally {
      setAsking(false);
      setBusy(false);
      await queries.invalidateQueries({ queryKey: orderKeys.all });
    }
  }
  if (!api.offers('orders', 'bookRefund')) return null;
  const title = words('bookLong', { number: order.number });
  return (
    <>
      <Button variant="subtle" className="no-print" aria-label={title} onClick={() => setAsking(true)}>
        {isAmongSeveral ? words('bookOf', { number: order.number }) : words('book')}
      </Button>
      {asking && (
        <ReasonDialog
          title={title}
          confirm={words('book')}
          busy={busy}
          harmless
          onClose={() => setAsking(false)}
          onReason={book}
        >
          <p>{words('bookTold', { amount: formatMoney(amount) })}</p>
          {isAmongSeveral && <p>{words('bookShared')}</p>}
        </ReasonDialog>
      )}
    </>
  );
}
