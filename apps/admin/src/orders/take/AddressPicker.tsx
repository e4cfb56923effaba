import type { Client } from '@traiteur/contract/clients.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import styles from './Choice.module.css';
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
  const nameOf = useLocalName();
  return (
    <Card title={words('address')}>
      {client.addresses.length === 0 && <p className="hint">{words('noAddress')}</p>}
      <fieldset className={styles['choices']}>
        <legend className="visually-hidden">{words('address')}</legend>
        {client.addresses.map(({ id, label, address, postalCode, city, eligible, zone }) => (
          <label key={id} className={styles['choice']}>
            <input
              type="radio"
              name="address"
              checked={draft.addressId === id}
              onChange={() => setDraft((before) => ({ ...before, addressId: id, slot: null }))}
            />
            <span>
              {label && <strong>{label} · </strong>}
              {`${address}\n${postalCode} ${city}`}
            </span>
            <Chip tone={eligible ? 'ok' : 'bad'}>{eligible && zone ? nameOf(zone.name) : words('notEligible')}</Chip>
          </label>
        ))}
      </fieldset>
      {client.addresses.some(({ id, eligible }) => id === draft.addressId && eligible) && (
        <p className="hint">{words('eligible')}</p>
      )}
      {faultOf('addressId') && (
        <p role="alert" className="fault">
          {faultOf('addressId')}
        </p>
      )}
    </Card>
  );
}
