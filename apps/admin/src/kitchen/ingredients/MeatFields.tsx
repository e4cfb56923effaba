import { meats } from '@traiteur/domain/kitchen/origins/meat-origins.ts';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';

/** Which meat it is, if the law asks where it comes from; each article says where from. */
export function MeatFields() {
  const words = useTranslations('ingredients');
  const meat: unknown = useWatch({ name: 'meat' });
  return (
    <>
      <SelectField
        name="meat"
        label={words('fields.meat')}
        hint={words('hints.meat')}
        options={meats.map((value) => ({ value, label: words(`meats.${value}`) }))}
        nullable
      />
      <div hidden={!meat}>
        <SwitchField name="rawMeat" label={words('fields.rawMeat')} hint={words('hints.rawMeat')} />
      </div>
    </>
  );
}
