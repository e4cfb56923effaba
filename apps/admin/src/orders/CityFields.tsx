import { useQuery } from '@tanstack/react-query';
import { Button } from '@traiteur/kit/Button.tsx';
import { FieldRow } from '@traiteur/kit/FieldGroup.tsx';
import { TextField } from '@traiteur/kit/TextField.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { api } from '../shell/api.ts';
import styles from './OrderForm.module.css';

/** Postal code and city: the code suggests its cities. */
export function CityFields() {
  const words = useTranslations('orders.client');
  const { setValue } = useFormContext();
  const [postalCode, city] = useWatch({ name: ['addresses.0.postalCode', 'addresses.0.city'] }) as [string, string];
  const cities = useQuery({
    queryKey: ['cities', postalCode],
    queryFn: () => api.call('cities', 'suggestCities', { postalCode }),
    enabled: postalCode.length >= 4,
    staleTime: Infinity,
  });
  return (
    <>
      <FieldRow>
        <TextField name="addresses.0.postalCode" label={words('postalCode')} autoComplete="off" />
        <TextField name="addresses.0.city" label={words('city')} autoComplete="off" />
      </FieldRow>
      {!city && (
        <div className={styles['sizes']} aria-live="polite">
          {cities.data?.items.slice(0, 6).map((suggested) => (
            <Button
              key={`${suggested.postalCode} ${suggested.city}`}
              variant="subtle"
              onClick={() => {
                setValue('addresses.0.postalCode', suggested.postalCode, { shouldValidate: true });
                setValue('addresses.0.city', suggested.city, { shouldValidate: true });
              }}
            >
              {suggested.postalCode} {suggested.city}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
