import type { AllergyAlert } from '@traiteur/domain/orders/allergies.ts';
import type { OrderStatus } from '@traiteur/domain/orders/order-life.ts';
import type { PaymentStatus } from '@traiteur/domain/money/payment-status.ts';
import { Chip, type Tone } from '@traiteur/kit/look/Chip.tsx';
import { useFrontWords } from '../language/use-front-words.ts';

const statusTones: Record<OrderStatus, Tone> = {
  pending: 'wait',
  confirmed: 'info',
  preparing: 'wait',
  ready: 'ok',
  delivering: 'info',
  delivered: 'ok',
  failed: 'bad',
  cancelled: 'mute',
};

export function OrderStatusChip({ status }: { status: OrderStatus }) {
  const words = useFrontWords('orders.status');
  return <Chip tone={statusTones[status]}>{words(status)}</Chip>;
}

const paymentTones: Record<PaymentStatus, Tone> = {
  unpaid: 'wait',
  partly_paid: 'wait',
  paid: 'ok',
  partially_refunded: 'mute',
  refunded: 'mute',
};

interface PaymentChipProps {
  order: { status: OrderStatus; paymentStatus: PaymentStatus; overpaid: number };
  amount?: string;
}

/** A cancelled order has nothing due, but may have money to give back. */
export function PaymentChip({ order: { status, paymentStatus, overpaid }, amount }: PaymentChipProps) {
  const words = useFrontWords('orders');
  if (status === 'cancelled' && paymentStatus === 'unpaid') return <Chip tone="mute">{words('nothingDue')}</Chip>;
  return (
    <Chip tone={overpaid > 0 ? 'wait' : paymentTones[paymentStatus]}>
      {words(`payment.${overpaid > 0 ? 'overpaid' : paymentStatus}`)}
      {amount && ` · ${amount}`}
    </Chip>
  );
}

const alertTones: Record<AllergyAlert, Tone> = { unanswered: 'alarm', override: 'bad', warning: 'care' };

export function AllergyChip({ alert }: { alert: AllergyAlert | null }) {
  const words = useFrontWords('orders.alerts');
  return alert && <Chip tone={alertTones[alert]}>{words(alert)}</Chip>;
}
