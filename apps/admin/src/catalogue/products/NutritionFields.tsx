import {
  energyOtherwise,
  type LabelNutrition,
  labelNutrients,
  unknownNutrition,
} from '@traiteur/domain/catalogue/nutrients.ts';
import { NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';

const unitOf = (name: string) => (name === 'kj' ? 'kJ' : name === 'kcal' ? 'kcal' : 'g');

/** Per portion of the usual size; each may be empty. */
export function NutritionFields() {
  const words = useTranslations('products');
  return (
    <div data-field="nutrition">
      <FieldGroup title={words('fields.nutrition')}>
        <FieldRow>
          {labelNutrients.map((name) => (
            <NumberField
              key={name}
              name={`nutrition.${name}`}
              label={words(`nutrition.${name}`)}
              unit={unitOf(name)}
              decimals
            />
          ))}
        </FieldRow>
        <EnergyWarning />
      </FieldGroup>
    </div>
  );
}

function EnergyWarning() {
  const words = useTranslations('products');
  // What is typed may be no number yet.
  const values = (useWatch({ name: 'nutrition' }) ?? {}) as Record<string, unknown>;
  const nutrition: LabelNutrition = { ...unknownNutrition };
  for (const name of labelNutrients) {
    const amount = values[name];
    if (typeof amount === 'number') nutrition[name] = amount;
  }
  const sum = energyOtherwise(nutrition);
  return (
    sum && (
      <Alarm tone="warning" title={words('hints.energyTitle')}>
        <p>{words('hints.energy', sum)}</p>
      </Alarm>
    )
  );
}
