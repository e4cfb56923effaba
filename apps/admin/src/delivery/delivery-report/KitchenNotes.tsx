import type { Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { ClientLink } from '../../clients/clients/ClientLink.tsx';
import styles from './DeliveryReport.module.css';

export function KitchenNotes({ stops }: { stops: readonly Stop[] }) {
  const words = useTranslations('deliveryReport');
  const stopsWithNote = stops.filter(({ kitchenNote }) => kitchenNote !== '');
  if (stopsWithNote.length === 0) return null;
  return (
    <Card title={words('kitchenNotes')}>
      <ul className={styles['allergic']}>
        {stopsWithNote.map(({ orderId, number, clientId, client, kitchenNote }) => (
          <li key={orderId}>
            <div>
              <strong>
                <ClientLink id={clientId}>{client}</ClientLink>
              </strong>{' '}
              <small>{number}</small>
            </div>
            <p className={styles['care']}>{kitchenNote}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
