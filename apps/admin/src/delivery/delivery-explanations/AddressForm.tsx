import { isPostalCode } from '@traiteur/domain/delivery/eligibility.ts';
import { postalCodeIn } from '@traiteur/domain/delivery/typed-postal-codes.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './AddressTester.module.css';
import type { Tested } from './explanation-queries.ts';

interface AddressFormProps {
  tested: Partial<Tested>;
  onAsk: (place: { postalCode: string; country: string; goods: string | null }) => void;
}

/** Only the postal code goes into the address of the screen: the street decides nothing. */
export function AddressForm({ tested, onAsk }: AddressFormProps) {
  const words = useTranslations('deliveryExplanations');
  const { formatMoney, readMoney } = useKitSettings();
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(tested.postalCode ?? '');
  const [country, setCountry] = useState(tested.country ?? 'FR');
  const [goods, setGoods] = useState(tested.goods === undefined ? '' : formatMoney(tested.goods));
  const [faults, setFaults] = useState<{ address?: string; goods?: string }>({});

  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = postalCodeIn(address, country);
    const cents = goods.trim() === '' ? null : readMoney(goods);
    const hasCode = code !== undefined && isPostalCode(code, country);
    setFaults({
      ...(!hasCode && { address: words('noCode') }),
      ...(cents === undefined && { goods: words('noAmount') }),
    });
    if (!hasCode) input.current?.focus();
    else if (cents !== undefined)
      onAsk({ postalCode: code, country, goods: cents === null ? null : String(Math.max(0, cents)) });
  }

  return (
    <form className={styles['form']} noValidate onSubmit={ask}>
      <PlainInput
        ref={input}
        label={words('address')}
        value={address}
        onChange={setAddress}
        error={faults.address}
        autoComplete="off"
        maxLength={200}
      />
      <PlainInput
        label={words('country')}
        value={country}
        onChange={(text) => setCountry(text.toUpperCase().slice(0, 2))}
      />
      <PlainInput
        label={words('goods')}
        value={goods}
        onChange={setGoods}
        error={faults.goods}
        description={words('goodsHint')}
        maxLength={20}
      />
      <Button type="submit" variant="primary">
        {words('ask')}
      </Button>
    </form>
  );
}
