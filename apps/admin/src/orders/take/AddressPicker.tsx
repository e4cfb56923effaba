import type { Client } from '@traiteur/contract/clients/clients.ts';
import { Choice, Choices } from '@traiteur/kit/form/Choice.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { NewAddressDialog } from '../../clients/clients/new/NewAddressDialog.tsx';
import { addressIdOf, addressText } from '@traiteur/front/orders/standing-order.ts';
import styles from './OrderForm.module.css';
import type { OrderFormState } from './use-order-form.ts';

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
  const { standing } = draft;
  const [adding, setAdding] = useState(false);
  // A standing order keeps its slot at another address: the quote says whether that is possible.
  const deliverTo = (addressId: number | null, owner = client) =>
    setDraft((current) => ({ ...current, client: owner, addressId, slot: current.standing ? current.slot : null }));
  const deliverThere = (savedClient: Client) => {
    setAdding(false);
    deliverTo(savedClient.addresses.at(-1)?.id ?? null, savedClient);
  };
  const copy = standing?.order.address;
  const isCopyAlone = standing && addressIdOf(standing.order, client) === undefined;
  return (
    <Card title={words('address')}>
      {client.addresses.length === 0 && !standing && <p className="hint">{words('noAddress')}</p>}
      <Choices label={words('address')}>
        {isCopyAlone && copy && (
          <Choice
            name="address"
            checked={draft.addressId === null}
            onChoose={() => deliverTo(null)}
            aside={<Chip tone="ok">{nameOf(standing.order.zoneName)}</Chip>}
          >
            {addressText(copy)}
            <small>{words('addressAsOrdered')}</small>
          </Choice>
        )}
        {client.addresses.map(({ id, label, address, postalCode, city, note, eligible, zone }) => (
          <Choice
            key={id}
            name="address"
            checked={draft.addressId === id}
            onChoose={() => deliverTo(id)}
            aside={<Chip tone={eligible ? 'ok' : 'bad'}>{zone ? nameOf(zone.name) : words('noZone')}</Chip>}
          >
            {label && <strong>{label} · </strong>}
            {addressText({ address, postalCode, city })}
            {note && <small>{words('access', { note })}</small>}
            {!eligible && <small>{words('notEligible')}</small>}
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
