import type { UnansweredOrder } from '@traiteur/contract/house/dashboard.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useTranslations } from 'use-intl';
import { useShortConflict } from '../../orders/allergies/use-short-conflict.ts';
import { useTo } from '../../use-to.ts';

/** Alarms when an order on the road has an unanswered allergy: only minutes are left. */
export function OnTheRoad({ orders }: { orders: readonly UnansweredOrder[] }) {
  const to = useTo();
  const words = useTranslations('dashboard');
  const short = useShortConflict();
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
              · {conflicts.map(short).join(' · ')}
            </li>
          ))}
        </ul>
      </Alarm>
    </div>
  );
}
