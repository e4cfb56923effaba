import type { Client } from '@traiteur/contract/clients.ts';
import { Choice, Choices } from '@traiteur/kit/form/Choice.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { NewAddressDialog } from '../../clients/new/NewAddressDialog.tsx';
import styles from './OrderForm.module.css';
import type { OrderFormState } from './use-order-form.ts';

/** Where it goes, and whether a van goes there. */
export function AddressPicker({
  form: { draft, setDraft, faultOf },
  client,
}: {
  form: OrderFormState;
  client: Client;
}) {
  const words = useTranslations('orders.form');
  const clients = useTranslations('clients');
  const api = useApi();
  const nameOf = useLocalName();
  const [adding, setAdding] = useState(false);
  const deliverThere = (changed: Client) => {
    setAdding(false);
    setDraft((before) => ({ ...before, client: changed, addressId: changed.addresses.at(-1)?.id ?? null, slot: null }));
  };
  return (
    <Card title={words('address')}>
      {client.addresses.length === 0 && <p className="hint">{words('noAddress')}</p>}
      <Choices label={words('address')}>
        {client.addresses.map(({ id, label, address, postalCode, city, note, eligible, zone }) => (
          <Choice
            key={id}
            name="address"
            checked={draft.addressId === id}
            onChoose={() => setDraft((before) => ({ ...before, addressId: id, slot: null }))}
            aside={
              <Chip tone={eligible ? 'ok' : 'bad'}>{eligible && zone ? nameOf(zone.name) : words('notEligible')}</Chip>
            }
          >
            {label && <strong>{label} · </strong>}
            {`${address}
${postalCode} ${city}`}
            {note && <small>{words('access', { note })}</small>}
          </Choice>
        ))}
      </Choices>
      {client.addresses.some(({ id, eligible }) => id === draft.addressId && eligible) && (
        <p className={`hint ${styles['eligible']}`}>{words('eligible')}</p>
      )}
      {faultOf('addressId') && (
        <p role="alert" className="fault">
          {faultOf('addressId')}
        </p>
      )}
      {api.offers('clients', 'addClientAddress') && (
        <Button onClick={() => setAdding(true)}>{clients('addAddress')}</Button>
      )}
      {adding && <NewAddressDialog clientId={client.id} onClose={() => setAdding(false)} onAdded={deliverThere} />}
    </Card>
  );
}
