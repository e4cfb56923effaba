import type { Address } from '@traiteur/contract/clients/clients.ts';
import { useRef, useState } from 'react';
import { AddressForm } from './AddressForm.tsx';
import { OwnAddress } from './OwnAddress.tsx';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../AccountPage.module.css';

interface OwnAddressesProps {
  addresses: readonly Address[];
  onChanged: () => Promise<unknown>;
}

export function OwnAddresses({ addresses, onChanged }: OwnAddressesProps) {
  const words = useShopWords('ownAccount');
  const checkout = useShopWords('checkout');
  const { call } = useAlive();
  const [isAdding, setAdding] = useState(false);
  const [openId, setOpenId] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { send, faults } = useSending();
  function fold(): void {
    setOpenId(undefined);
    setAdding(false);
    heading.current?.focus();
  }
  const labelsBeside = (ownId?: number) => addresses.filter(({ id }) => id !== ownId).map(({ label }) => label);
  const remove = (id: number) =>
    send(async () => {
      await call('own-addresses', 'removeOwnAddress', { id });
      await onChanged();
    });
  return (
    <section className={`panel ${styles['card']}`}>
      <h2 ref={heading} tabIndex={-1}>
        {words('addresses')}
      </h2>
      {addresses.length === 0 && <p className="hint">{words('noAddresses')}</p>}
      <ul>
        {addresses.map((standing) =>
          standing.id === openId ? (
            <li key={standing.id} className={styles['open']}>
              <AddressForm
                standing={standing}
                labels={labelsBeside(standing.id)}
                submit={words('saveAddress')}
                onLeave={fold}
                onSaved={async () => {
                  await onChanged();
                  fold();
                }}
              />
            </li>
          ) : (
            <OwnAddress
              key={standing.id}
              address={standing}
              onChange={() => setOpenId(standing.id)}
              onRemove={() => void remove(standing.id)}
            />
          ),
        )}
      </ul>
      {faults.sentence && (
        <p role="alert" className="fault">
          {faults.sentence}
        </p>
      )}
      {isAdding ? (
        <AddressForm
          labels={labelsBeside()}
          submit={words('saveAddress')}
          onLeave={fold}
          onSaved={async () => {
            await onChanged();
            fold();
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
