import type { ClientRow } from '@traiteur/contract/clients/clients.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { ClientAllergens } from '../ClientAllergens.tsx';
import styles from './NewClientDialog.module.css';

interface KnownClientsProps {
  clients: readonly ClientRow[];
  /** What a click does: chooses the client for the order, or opens their record. */
  choice: 'choose' | 'open';
  onChoose: (id: number) => void;
}

/** Clients who already have the typed phone or e-mail address. */
export function KnownClients({ clients, choice, onChoose }: KnownClientsProps) {
  const words = useTranslations('clients.doubles');
  return (
    <div aria-live="assertive" className={styles['known']}>
      {clients.map(({ id, firstName, lastName, ordersCount, ...client }) => (
        <Alarm
          key={id}
          tone="warning"
          title={words(choice === 'choose' ? 'known' : 'knownPerson', {
            name: `${firstName} ${lastName}`,
            count: ordersCount,
          })}
        >
          <p>
            <ClientAllergens {...client} />
          </p>
          <Button onClick={() => onChoose(id)}>{words(choice, { name: `${firstName} ${lastName}` })}</Button>
        </Alarm>
      ))}
    </div>
  );
}
