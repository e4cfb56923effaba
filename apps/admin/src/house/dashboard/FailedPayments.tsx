import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dashboard } from '@traiteur/contract/house/dashboard.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { orderKeys } from '../../orders/order-queries.ts';
import { OrderLinks } from './OrderLinks.tsx';

type Payments = Dashboard['failedPayments'];

/** Until the order is paid or cancelled, or somebody says that they have seen to it. */
export function FailedPayments({ payments: { count, orders } }: { payments: Payments }) {
  const words = useTranslations('dashboard');
  const moreCount = count - orders.length;
  return (
    <>
      {orders.map((order) => (
        <FailedPayment key={order.orderId} order={order} />
      ))}
      {moreCount > 0 && <li>{words('morePayments', { count: moreCount })}</li>}
    </>
  );
}

function FailedPayment({ order }: { order: Payments['orders'][number] }) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('dashboard');
  const showFailure = useFailureToast();
  const { formatMoney } = useKitSettings();
  const { orderId: id, number, phone, due } = order;
  const seeing = useMutation({
    mutationFn: () => api.call('orders', 'acknowledgePaymentFailure', { id }),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: orderKeys.all }),
  });
  return (
    <li>
      <div>
        <Chip tone="bad">{words('paymentFailed')}</Chip>
      </div>
      <div>
        <OrderLinks order={order} />
        <small>
          {words('paymentFailedNext', { amount: formatMoney(due) })}
          {phone && (
            <>
              {' · '}
              <a href={`tel:${phone}`}>{readablePhone(phone)}</a>
            </>
          )}
        </small>
        <Button
          variant="subtle"
          aria-label={words('paymentSeenOf', { number })}
          busy={seeing.isPending}
          onClick={() => seeing.mutate()}
        >
          {words('paymentSeen')}
        </Button>
      </div>
    </li>
  );
}
