import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { asksFor } from '../order-address.ts';
import { usePayments } from './use-payments.ts';

const RefundDialog = lazyPart(async () => ({ default: (await import('./RefundDialog.tsx')).RefundDialog }));

/** Shown where there is money to refund. The address can open the dialog too. */
export function RefundButton({ order }: { order: Order }) {
  const words = useTranslations('orders.payments');
  const { mayRefund } = usePayments();
  const { action } = useParams();
  const navigate = useNavigate();
  const to = useTo();
  const [isPressed, setPressed] = useState(false);
  if (!mayRefund || order.refundable.amount === 0) return null;

  const close = () => {
    setPressed(false);
    if (action) void navigate(to('order', { id: order.id }), { replace: true });
  };
  return (
    <>
      <Button className="no-print" onClick={() => setPressed(true)}>
        {words('refundOpen')}
      </Button>
      {(isPressed || asksFor('refund', action)) && (
        <Suspense>
          <RefundDialog order={order} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
