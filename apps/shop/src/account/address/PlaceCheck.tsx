import { useState } from 'react';
import { Field } from '../../form/Field.tsx';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { Eligibility } from './Eligibility.tsx';

/** For visitors without an account. */
export function PlaceCheck() {
  const words = useShopWords('checkout');
  const [postalCode, setPostalCode] = useState('');
  return (
    <>
      <Field
        label={words('where.postalCode')}
        value={postalCode}
        onChange={setPostalCode}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={10}
      />
      <Eligibility postalCode={postalCode} />
    </>
  );
}

export default PlaceCheck;
