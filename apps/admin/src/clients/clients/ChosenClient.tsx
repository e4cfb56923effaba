import { calledName } from '@traiteur/domain/clients/called-name.ts';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { Severity } from '@traiteur/domain/orders/allergies.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { tableOf } from '@traiteur/front/orders/table.ts';
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
  const tableWords = useTranslations('clients.table');
  const words = useTranslations('orders.form');
  const nameOf = useLocalName();
  const allergens = useChoices('allergens', 'list');
  const table = tableOf(client);
  const beside = (text: string, name: string) => (table.length > 1 ? `${text} · ${name}` : text);
  const namesOf = (severity: Severity) =>
    table
      .flatMap(({ name: eater, allergens: reactions }) =>
        reactions
          .filter((reaction) => reaction.severity === severity)
          .map(({ allergenId }) => allergens.find(({ id }) => id === allergenId)?.name)
          .map((name) => beside(name ? nameOf(name) : '…', eater)),
      )
      .join(', ');
  const [allergies, intolerances] = [namesOf('allergy'), namesOf('intolerance')];
  const isUnknown = client.allergens.length === 0 && !client.allergiesAsked;
  const othersUnknown = client.eaters.filter((eater) => eater.allergens.length === 0 && !eater.allergiesAsked);
  const isSafe = allergies === '' && intolerances === '' && !isUnknown && othersUnknown.length === 0;
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
      {isSafe && <p className="hint">{answers('none')}</p>}
      {isUnknown && (
        <Alarm
          tone="warning"
          title={table.length > 1 ? tableWords('unknown', { names: calledName(client) }) : answers('unknown')}
        >
          {api.offers('clients', 'updateEater') && <NoAllergyButton client={client} onSaved={onSaved} />}
        </Alarm>
      )}
      {othersUnknown.length > 0 && (
        <Alarm
          tone="warning"
          title={tableWords('unknown', { names: othersUnknown.map(({ name }) => name).join(', ') })}
        />
      )}
      {[{ ...client, name: calledName(client) }, ...client.eaters]
        .filter(({ dietNote }) => dietNote)
        .map(({ dietNote, name }, index) => (
          <p key={index} className="hint">
            {beside(words('dietNote', { note: dietNote }), name)}
          </p>
        ))}
    </>
  );
}
