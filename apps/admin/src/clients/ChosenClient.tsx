import type { Client } from '@traiteur/contract/clients.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { readablePhone } from '@traiteur/domain/phones/readable-phone.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { ClientLink } from './ClientLink.tsx';
import styles from './ChosenClient.module.css';

/** The client of the order, with the allergies first. */
export function ChosenClient({ client, onChange }: { client: Client; onChange: () => void }) {
  const words = useTranslations('orders.form');
  const nameOf = useLocalName();
  const allergens = useChoices('allergens', 'list');
  const names = client.allergens
    .map(({ allergenId }) => allergens.find(({ id }) => id === allergenId)?.name)
    .map((name) => (name ? nameOf(name) : '…'))
    .join(', ');
  const allergic = client.allergens.some(({ severity }) => severity === 'allergy');
  return (
    <>
      <div className={styles['person']}>
        <div>
          <strong>
            <ClientLink id={client.id}>
              {client.firstName} {client.lastName}
            </ClientLink>
          </strong>
          <small>{[readablePhone(client.phone), client.email].filter(Boolean).join(' · ')}</small>
        </div>
        <Button onClick={onChange}>{words('changeClient')}</Button>
      </div>
      {names ? (
        <Alarm tone={allergic ? 'danger' : 'warning'} title={words('allergies', { names })} />
      ) : (
        <p className="hint">{words('noAllergy')}</p>
      )}
      {client.dietNote && <p className="hint">{words('dietNote', { note: client.dietNote })}</p>}
    </>
  );
}
