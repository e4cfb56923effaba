import type { Address } from '@traiteur/contract/clients/clients.ts';
import { useState } from 'react';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { WantedArea } from '../../account/address/WantedArea.tsx';
import { AddressForm } from '../../account/address/AddressForm.tsx';
import styles from '../Checkout.module.css';
import { useByPointer } from './use-by-pointer.ts';

interface WhereStepProps {
  addresses: readonly Address[];
  addressId: number | undefined;
  /** `isPointer`: chosenAddress by finger or mouse (see `useByPointer`), or just added. */
  onChoose: (address: Address, isPointer: boolean) => void;
  onChanged: () => Promise<unknown>;
}

export function WhereStep({ addresses, addressId, onChoose, onChanged }: WhereStepProps) {
  const words = useShopWords('checkout');
  const byPointer = useByPointer();
  const [isAdding, setAdding] = useState(false);
  const [isMending, setMending] = useState(false);
  const showsForm = isAdding || addresses.length === 0;
  const chosenAddress = addresses.find(({ id }) => id === addressId);
  const labelsBeside = (ownId?: number) => addresses.filter(({ id }) => id !== ownId).map(({ label }) => label);
  return (
    <>
      {addresses.length > 0 && (
        <fieldset className={styles['choices']} {...byPointer.listeners}>
          <legend>{words('where.choose')}</legend>
          {addresses.map((address) => (
            <label key={address.id} className={styles['choice']}>
              <input
                type="radio"
                name="address"
                checked={address.id === addressId}
                onChange={() => onChoose(address, byPointer.read())}
              />
              <span>
                <strong>{address.label || address.address}</strong>
                <br />
                {address.address}, {address.postalCode} {address.city}
                <br />
                <span className={address.eligible ? styles['ok'] : 'fault'}>
                  {words(address.eligible ? 'eligible' : 'notEligible')}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {chosenAddress && !chosenAddress.eligible && (
        <WantedArea postalCode={chosenAddress.postalCode} city={chosenAddress.city} />
      )}
      {chosenAddress &&
        !isAdding &&
        (isMending ? (
          <AddressForm
            key={chosenAddress.id}
            isForOrder
            standing={chosenAddress}
            labels={labelsBeside(chosenAddress.id)}
            submit={words('where.save')}
            onLeave={() => setMending(false)}
            onSaved={async (address) => {
              await onChanged();
              setMending(false);
              onChoose(address, true);
            }}
          />
        ) : (
          <div>
            <button type="button" className={styles['change']} onClick={() => setMending(true)}>
              {words('where.mend')}
            </button>
          </div>
        ))}
      {showsForm ? (
        <AddressForm
          isForOrder
          labels={labelsBeside()}
          submit={words('where.save')}
          onLeave={addresses.length > 0 ? () => setAdding(false) : undefined}
          onSaved={async (address) => {
            await onChanged();
            setAdding(false);
            onChoose(address, true);
          }}
        />
      ) : (
        <div>
          <button type="button" className={styles['change']} onClick={() => setAdding(true)}>
            {words('where.add')}
          </button>
        </div>
      )}
    </>
  );
}
