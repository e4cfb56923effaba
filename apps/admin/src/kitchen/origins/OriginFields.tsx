import { countryName, originCountries, originSteps } from '@traiteur/domain/kitchen/origins/meat-origins.ts';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useLocale, useTranslations } from 'use-intl';

/** Where an animal was born, raised and slaughtered, as the paper says. */
export function OriginFields({ name }: { name: string }) {
  const words = useTranslations('ingredients.origin');
  const locale = useLocale() === 'en' ? 'en' : 'fr';
  const countries = originCountries
    .map((value) => ({ value, label: countryName(value, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <FieldRow>
      {originSteps.map((step) => (
        <SelectField key={step} name={`${name}.${step}`} label={words(step)} options={countries} nullable />
      ))}
    </FieldRow>
  );
}
