import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { ClientLink } from '../../clients/clients/ClientLink.tsx';
import { useTo } from '../../use-to.ts';
import styles from './HomePage.module.css';

interface OrderLinksProps {
  order: { orderId: number; number: string; clientId: number; client: string };
}

/** Whose order a row is about, and which. */
export function OrderLinks({ order: { orderId, number, clientId, client } }: OrderLinksProps) {
  const page = useTo()('order', { id: orderId });
  return (
    <>
      <ClientLink id={clientId} otherwise={page}>
        {client}
      </ClientLink>{' '}
      <OfferedLink to={page} className={styles['orderNumber']}>
        {number}
      </OfferedLink>
    </>
  );
}
