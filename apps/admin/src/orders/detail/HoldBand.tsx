import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';

/** An alarm per lot on hold of which the order has portions. It goes once the lot is released. */
export function HoldBand({ order: { id, heldLots, lines } }: { order: Order }) {
  const to = useTo();
  const words = useTranslations('orders.hold');
  const dates = useDates();
  const nameOf = useLocalName();
  return heldLots.map(({ lot, productId, holds }) => {
    const line = lines.find((candidate) => candidate.productId === productId);
    return (
      <Alarm key={lot} title={words('title', { lot, dish: line ? nameOf(line.name) : '' })}>
        {holds.map(({ number, reason, by, at }) => (
          <p key={`${number} ${at}`}>{words('story', { number: number || lot, reason, by, at: dates.moment(at) })}</p>
        ))}
        <p>
          <b>{words('stopped')}</b>{' '}
          <OfferedLink className="no-print" to={`${to('traceability')}?orderId=${id}`}>
            {words('trace')}
          </OfferedLink>
        </p>
      </Alarm>
    );
  });
}
