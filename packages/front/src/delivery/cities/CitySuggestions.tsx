import { useQuery } from '@tanstack/react-query';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useApi } from '../../front.ts';
import { citiesQuery } from './city-queries.ts';
import { cityChoices, cityQuestion, onlyCity } from './city-question.ts';
import styles from './CitySuggestions.module.css';

interface CitySuggestionsProps {
  /** Names of the form's fields. */
  code: string;
  city: string;
  /** Whether a whole code with a single city fills the city in at once; another code clears it. */
  fillsOnlyOne?: boolean;
}

/** Cities for the typed start of a French postal code, or codes for the typed city. A choice fills both fields. */
export function CitySuggestions({ code, city, fillsOnlyOne = false }: CitySuggestionsProps) {
  const api = useApi();
  const { setValue } = useFormContext();
  const [postalCode, cityText] = useWatch({ name: [code, city] }) as [string, string];
  const bareCode = postalCode.replace(/\s/g, '');
  const { data } = useQuery(citiesQuery(api, cityQuestion({ postalCode, city: cityText })));
  const cities = data?.items ?? [];
  const filling = fillsOnlyOne ? onlyCity(cities, postalCode) : undefined;
  const lastFill = useRef<{ code: string; city: string }>(undefined);
  useEffect(() => {
    if (lastFill.current && lastFill.current.code !== bareCode && lastFill.current.city === cityText)
      setValue(city, '');
    if (lastFill.current?.code !== bareCode) lastFill.current = undefined;
    if (!filling || cityText || lastFill.current) return;
    lastFill.current = { code: bareCode, city: filling };
    setValue(city, filling, { shouldValidate: true, shouldDirty: true });
  }, [filling, bareCode, cityText, city, setValue]);
  if (cities.length === 0) return null;
  return (
    <div className={styles['cities']} aria-live="polite">
      {cityChoices(cities).map((place) => (
        <Button
          key={`${place.postalCode} ${place.city}`}
          variant="subtle"
          onClick={() => {
            setValue(code, place.postalCode, { shouldValidate: true, shouldDirty: true });
            setValue(city, place.city, { shouldValidate: true, shouldDirty: true });
          }}
        >
          {place.postalCode} {place.city}
        </Button>
      ))}
    </div>
  );
}
