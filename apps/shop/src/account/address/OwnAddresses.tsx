import type { Address } from '@traiteur/contract/clients.ts';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { AddressForm } from './AddressForm.tsx';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../frame/island/alive.ts';
import { useShopWords } from '../../frame/language/use-shop-words.ts';
import styles from '../AccountPage.module.css';

interface OwnAddressesProps {
  addresses: readonly Address[];
  onChanged: () => Promise<unknown>;
}

/** Where one is delivered to: each with whether we deliver there. */
export function OwnAddresses({ addresses, onChanged }: OwnAddressesProps) {
  const words = useShopWords('ownAccount');
  const checkout = useShopWords('checkout');
  const { call } = useAlive();
  const [isAdding, setAdding] = useState(false);
  const { send, faults } = useSending();
  const remove = (id: number) =>
    send(async () => {
      await call('own-addresses', 'removeOwnAddress', { id });
      await onChanged();
    });
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('addresses')}</h2>
      {addresses.length === 0 && <p className="hint">{words('noAddresses')}</p>}
      <ul>
        {addresses.map(({ id, label, address, postalCode, city, eligible }) => (
          <li key={id} className={styles['row']}>
            <span>
              <strong>{label}</strong>
              <small>
                {address}, {postalCode} {city}
              </small>
              <span className={eligible ? styles['ok'] : 'fault'}>
                {checkout(eligible ? 'eligible' : 'notEligible')}
              </span>
            </span>
            <button
              type="button"
              className="button"
              aria-label={words('removeAddress', { label: label || address })}
              onClick={() => void remove(id)}
            >
              <IconTrash size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {faults.sentence && (
        <p role="alert" className="fault">
          {faults.sentence}
        </p>
      )}
      {isAdding ? (
        <AddressForm
          onSaved={async () => {
            await onChanged();
            setAdding(false);
          }}
        />
      ) : (
        <button type="button" className="button" onClick={() => setAdding(true)}>
          {checkout('where.add')}
        </button>
      )}
    </section>
  );
}
