import type { Client } from '@traiteur/contract/clients.ts';
import { useChoiceField } from '@traiteur/kit/form/use-choice-field.ts';
import type { FieldProps } from '@traiteur/kit/form/use-field.ts';
import { PlainMultiSelect } from '@traiteur/kit/fields/PlainMultiSelect.tsx';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';

/** What a client is allergic to; on the phone everything said counts as an allergy. */
export function ClientAllergensField({ name, label }: FieldProps) {
  const nameOf = useLocalName();
  const allergens = useChoices('allergens', 'list');
  const { value, change, leftover, ref, onBlur, error } = useChoiceField<Client['allergens']>(name);
  const severityOf = (id: number) => value.find(({ allergenId }) => allergenId === id)?.severity ?? 'allergy';
  return (
    <PlainMultiSelect
      ref={ref}
      label={label}
      error={error}
      options={allergens.map((allergen) => ({ value: allergen.id, label: nameOf(allergen.name) }))}
      value={value.map(({ allergenId }) => allergenId)}
      leftover={leftover}
      onBlur={onBlur}
      onChange={(ids, text) =>
        change(
          ids.map((allergenId) => ({ allergenId, severity: severityOf(allergenId) })),
          text,
        )
      }
    />
  );
}
