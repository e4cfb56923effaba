import { storages } from '@traiteur/domain/kitchen/stock/storages.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { PortionsField } from '../../kitchen/recipes/PortionsField.tsx';
import { FixedFields } from './FixedFields.tsx';

/** What its labels say beside its content. */
export function LabelFields({ hasRecipe }: { hasRecipe: boolean }) {
  const words = useTranslations('products');
  const storageName = useTranslations('ingredients.storages');
  return (
    <FieldGroup title={words('groups.label')}>
      <FixedFields isFixed={hasRecipe}>
        <PortionWeights />
      </FixedFields>
      <FieldRow>
        <SelectField
          name="storage"
          label={words('fields.storage')}
          options={storages.map((value) => ({ value, label: storageName(value) }))}
        />
        <NumberField name="shelfLife" label={words('fields.shelfLife')} hint={words('hints.shelfLife')} />
      </FieldRow>
      <BilingualField name="keeping" label={words('fields.keeping')} hint={words('hints.keeping')} />
      <BilingualField name="reheating" label={words('fields.reheating')} hint={words('hints.reheating')} />
    </FieldGroup>
  );
}

/** Of each size in which it is sold, and of those that its recipe weighs. */
function PortionWeights() {
  const words = useTranslations('products');
  // As the offers' own fields keep them.
  const offers = (useWatch({ name: 'offers' }) ?? []) as readonly { sizeId: number }[];
  return <PortionsField label={`${words('fields.portions')} (g)`} sizeIds={offers.map(({ sizeId }) => sizeId)} />;
}
