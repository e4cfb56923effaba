import type { UnansweredOrder } from '@traiteur/contract/house/dashboard.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { useReaction } from './use-reaction.ts';

/** Alarms when an order on the road has an unanswered allergy: only minutes are left. */
export function OnTheRoad({ orders }: { orders: readonly UnansweredOrder[] }) {
  const to = useTo();
  const words = useTranslations('dashboard');
  const reaction = useReaction();
  const ordersOnRoad = orders.filter(({ status }) => status === 'delivering');
  if (ordersOnRoad.length === 0) return null;
  return (
    <div role="alert">
      <Alarm title={words('onTheRoad', { count: ordersOnRoad.length })}>
        {words('callNow')}
        <ul>
          {ordersOnRoad.map(({ orderId, number, client, phone, conflicts }) => (
            <li key={orderId}>
              <OfferedLink to={to('order', { id: orderId })}>{number}</OfferedLink> {client}
              {phone && (
                <>
                  {' '}
                  <a href={`tel:${phone}`}>{readablePhone(phone)}</a>
                </>
              )}{' '}
              · {conflicts.map(reaction).join(' · ')}
            </li>
          ))}
        </ul>
      </Alarm>
    </div>
  );
}
