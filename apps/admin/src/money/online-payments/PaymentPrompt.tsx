import { useQuery } from '@tanstack/react-query';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { paymentLinkDays } from '@traiteur/domain/money/online-payments.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { paymentOptionsQuery } from './online-queries.ts';
import { PaymentLink } from './PaymentLink.tsx';

/** Offers the payment link while the client is still on the phone, where the house takes online payments. */
export default function PaymentPrompt({ order, onDone }: { order: Order; onDone: () => void }) {
  const api = useApi();
  const words = useTranslations('orders.online');
  const mayAsk = api.offers('orders', 'requestPayment') && api.offers('online-payments', 'getPaymentOptions');
  const { email, phone } = order.client;
  const isAsked = mayAsk && order.due > 0 && (email !== '' || phone !== '');
  const options = useQuery({ ...paymentOptionsQuery(api), enabled: isAsked });
  if (!isAsked || !options.data?.online) return null;
  return (
    <div className="no-print">
      <Card title={words('prompt')}>
        <p className="hint">{words('linkHint', { days: String(paymentLinkDays) })}</p>
        <PaymentLink order={order} onDone={onDone}>
          <Button variant="subtle" onClick={onDone}>
            {words('later')}
          </Button>
        </PaymentLink>
      </Card>
    </div>
  );
}
