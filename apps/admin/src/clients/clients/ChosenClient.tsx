import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { Severity } from '@traiteur/domain/orders/allergies.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { ClientLink } from './ClientLink.tsx';
import { NoAllergyButton } from './NoAllergyButton.tsx';
import styles from './ChosenClient.module.css';

interface ChosenClientProps {
  client: Client;
  /** Undefined where no other client can be chosen. */
  onChange?: () => void;
  /** Called with the client after an answer about allergies was saved. */
  onSaved: (client: Client) => void;
}

export function ChosenClient({ client, onChange, onSaved }: ChosenClientProps) {
  const api = useApi();
  const answers = useTranslations('clients.allergies');
  const words = useTranslations('orders.form');
  const nameOf = useLocalName();
  const allergens = useChoices('allergens', 'list');
  const namesOf = (severity: Severity) =>
    client.allergens
      .filter((allergen) => allergen.severity === severity)
      .map(({ allergenId }) => allergens.find(({ id }) => id === allergenId)?.name)
      .map((name) => (name ? nameOf(name) : '…'))
      .join(', ');
  const [allergies, intolerances] = [namesOf('allergy'), namesOf('intolerance')];
  const isSafe = client.allergens.length === 0;
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
        {onChange && <Button onClick={onChange}>{words('changeClient')}</Button>}
      </div>
      {allergies && <Alarm tone="danger" title={words('allergies', { names: allergies })} />}
      {intolerances && <Alarm tone="warning" title={words('intolerances', { names: intolerances })} />}
      {isSafe && client.allergiesAsked && <p className="hint">{answers('none')}</p>}
      {isSafe && !client.allergiesAsked && (
        <Alarm tone="warning" title={answers('unknown')}>
          {api.offers('clients', 'updateEater') && <NoAllergyButton client={client} onSaved={onSaved} />}
        </Alarm>
      )}
      {client.dietNote && <p className="hint">{words('dietNote', { note: client.dietNote })}</p>}
    </>
  );
}
