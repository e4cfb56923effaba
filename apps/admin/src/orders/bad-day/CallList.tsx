import type { Recipients } from '@traiteur/contract/orders/batch-letters.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import styles from './BadDay.module.css';

/** Whom no mail reaches. */
export function CallList({ orders, count }: { orders: Recipients['unreachable']; count: number }) {
  const to = useTo();
  const words = useTranslations('orders.badDay');
  if (count === 0) return null;
  return (
    <section>
      <strong>{words('toCall', { count })}</strong>
      <ul className={`${styles['callList']} scrolls`}>
        {orders.map(({ id, number, client, phone }) => (
          <li key={id}>
            <span>{client}</span>
            <AppLink to={to('order', { id })}>{number}</AppLink>
            {phone && <a href={`tel:${phone}`}>{readablePhone(phone)}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
