import { isPostalCode } from '@traiteur/domain/delivery/eligibility.ts';
import { CitySuggestions } from '@traiteur/front/delivery/cities/CitySuggestions.tsx';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { StreetField } from '../../../delivery/maps/StreetField.tsx';
import { eligibilityQuery } from '../client-queries.ts';

/** A French address; beside its postal code, whether the house delivers there. `name` is its path in the form. */
export function PlaceFields({ name = '' }: { name?: string }) {
  const words = useTranslations('orders.client');
  const path = (field: string) => (name ? `${name}.${field}` : field);
  const code = path('postalCode');
  return (
    <>
      <StreetField
        name={path('address')}
        postalCode={code}
        city={path('city')}
        label={words('street')}
        multiline
        required
      />
      <FieldRow>
        <TextField name={code} label={words('postalCode')} autoComplete="off" required />
        <TextField name={path('city')} label={words('city')} autoComplete="off" required />
      </FieldRow>
      <CitySuggestions code={code} city={path('city')} fillsOnlyOne />
      <Eligibility code={code} />
      <TextField name={path('note')} label={words('access')} multiline />
    </>
  );
}

function Eligibility({ code }: { code: string }) {
  const api = useApi();
  const words = useTranslations('orders.form');
  const nameOf = useLocalName();
  const postalCode = (useWatch({ name: code }) as string).replace(/\s/g, '');
  const { data } = useQuery({ ...eligibilityQuery(api, postalCode), enabled: isPostalCode(postalCode, 'FR') });
  return (
    <div aria-live="polite">
      {data?.postalCode === postalCode && (
        <p className="hint">
          <Chip tone={data.eligible ? 'ok' : 'bad'}>{data.zone ? nameOf(data.zone.name) : words('noZone')}</Chip>{' '}
          {words(data.eligible ? 'eligible' : 'notEligible')}
        </p>
      )}
    </div>
  );
}
