import { useQuery } from '@tanstack/react-query';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { savedCardsQuery } from '../saved-cards/card-queries.ts';
import { useCardName } from '../saved-cards/use-card-name.ts';
import styles from './OnlinePayments.module.css';
import { useOnlinePayment } from './use-online-payment.ts';

/** Charges what is due to a card that Stripe keeps for the client; renders nothing without saved cards. */
export function ChargeCard({ order, onCharged }: { order: Order; onCharged: () => void }) {
  const api = useApi();
  const words = useTranslations('orders.online');
  const { formatMoney } = useKitSettings();
  const nameOf = useCardName();
  const { busy, charge } = useOnlinePayment(order);
  const { data: cards = [] } = useQuery(savedCardsQuery(api, order.clientId));
  const amount = formatMoney(order.due);
  if (cards.length === 0) return null;
  return (
    <section>
      <h3 className={styles['heading']}>{words('cards')}</h3>
      <p className="hint">{words('cardsHint')}</p>
      <ul className={styles['cards']}>
        {cards.map((card) => (
          <li key={card.id}>
            <span>{nameOf(card)}</span>
            <Button
              busy={busy}
              aria-label={words('chargeWith', { amount, card: nameOf(card) })}
              onClick={() => void charge(card.id).then((isPaid) => isPaid && onCharged())}
            >
              {words('charge', { amount })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
