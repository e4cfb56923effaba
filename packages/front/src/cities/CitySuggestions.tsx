import { useQuery } from '@tanstack/react-query';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useApi } from '../front.ts';
import { citiesQuery } from './city-queries.ts';
import styles from './CitySuggestions.module.css';

interface CitySuggestionsProps {
  /** Names of the form's fields. */
  code: string;
  city: string;
  /** Whether the only city of a whole code is written at once; another code then takes it away again. */
  fillsOnlyOne?: boolean;
}

/** Cities whose French postal code begins as typed; choosing one fills in both fields. */
export function CitySuggestions({ code, city, fillsOnlyOne = false }: CitySuggestionsProps) {
  const api = useApi();
  const { setValue } = useFormContext();
  const [postalCode, written] = useWatch({ name: [code, city] }) as [string, string];
  const typed = postalCode.replace(/\s/g, '');
  const cities = useQuery({
    ...citiesQuery(api, typed),
    enabled: typed.length >= 3 && typed.length <= 10 && !written,
  });
  const [only, second] = cities.data?.items ?? [];
  const filling = fillsOnlyOne && only && !second && only.postalCode === typed ? only.city : undefined;
  const filled = useRef<{ code: string; city: string }>(undefined);
  // The field is the form's, which is outside of this component.
  useEffect(() => {
    if (filled.current && filled.current.code !== typed && filled.current.city === written) setValue(city, '');
    if (filled.current?.code !== typed) filled.current = undefined;
    if (!filling || written || filled.current) return;
    filled.current = { code: typed, city: filling };
    setValue(city, filling, { shouldValidate: true, shouldDirty: true });
  }, [filling, typed, written, city, setValue]);
  if (written || !cities.data?.items.length) return null;
  return (
    <div className={styles['cities']} aria-live="polite">
      {cities.data.items.slice(0, 8).map((suggested) => (
        <Button
          key={`${suggested.postalCode} ${suggested.city}`}
          variant="subtle"
          onClick={() => {
            setValue(code, suggested.postalCode, { shouldValidate: true, shouldDirty: true });
            setValue(city, suggested.city, { shouldValidate: true, shouldDirty: true });
          }}
        >
          {suggested.postalCode} {suggested.city}
        </Button>
      ))}
    </div>
  );
}
