import type { OrderOfProduct } from '@traiteur/contract/orders/replacements.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { OrderStatusChip } from '@traiteur/front/orders/order-chips.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { useTranslations } from 'use-intl';
import { ClientLink } from '../../clients/clients/ClientLink.tsx';
import { useTo } from '../../use-to.ts';
import { ClientAllergies } from '../detail/ClientAllergies.tsx';
import styles from './RunOut.module.css';

interface DishOrderProps {
  order: OrderOfProduct;
  chosen: boolean;
  /** Undefined where the dish cannot be replaced in this order. */
  onChoose: ((on: boolean) => void) | undefined;
}

export function DishOrder({ order, chosen, onChoose }: DishOrderProps) {
  const to = useTo();
  const words = useTranslations('orders.runOut');
  const dates = useDates();
  const nameOf = useLocalName();
  const { id, number, clientId, client, portions, slotStart, slotEnd, status } = order;
  const name = `${client.firstName} ${client.lastName}`;
  return (
    <li className={styles['order']}>
      <span className="no-print">
        {onChoose && (
          <input
            type="checkbox"
            checked={chosen}
            aria-label={words('choose', { number })}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
      </span>
      <div>
        <ClientLink id={clientId} otherwise={to('order', { id })}>
          {name}
        </ClientLink>{' '}
        <small>
          <AppLink to={to('order', { id })}>{number}</AppLink>
        </small>
        {client.phone && (
          <p>
            <a href={`tel:${client.phone}`}>{readablePhone(client.phone)}</a>
          </p>
        )}
      </div>
      <div>
        {portions.map(({ sizeName, quantity }) => (
          <p key={sizeName.en}>{words('portionsOf', { quantity, size: nameOf(sizeName).toLowerCase() })}</p>
        ))}
        <p>
          <small>{dates.span(slotStart, slotEnd)}</small>
        </p>
      </div>
      <div>
        <ClientAllergies client={client} allergies={order.clientAllergies} unasked={order.unaskedEaters} />
      </div>
      <div className={styles['status']}>
        <OrderStatusChip status={status} />
      </div>
    </li>
  );
}
