import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { paymentLinkDays } from '@traiteur/domain/money/online-payments.ts';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { ChargeCard } from './ChargeCard.tsx';
import styles from './OnlinePayments.module.css';
import { PaymentLink } from './PaymentLink.tsx';

/** The payment link, and the cards that the client agreed to have saved. */
export default function OnlinePaymentDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const words = useTranslations('orders.online');
  const { formatMoney } = useKitSettings();
  return (
    <Dialog opened title={words('title', { number: order.number })} onClose={onClose}>
      <Stack>
        <p className={styles['due']}>{words('due', { amount: formatMoney(order.due) })}</p>
        <section>
          <h3 className={styles['heading']}>{words('link')}</h3>
          <p className="hint">{words('linkHint', { days: String(paymentLinkDays) })}</p>
          <PaymentLink order={order} onDone={onClose} />
        </section>
        <ChargeCard order={order} onCharged={onClose} />
      </Stack>
    </Dialog>
  );
}
