import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { productStatusesFrom, type ProductStatus } from '@traiteur/domain/catalogue/product-life.ts';
import { CheckboxGroupField } from '@traiteur/kit/form/CheckboxGroupField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
import { OffersField } from './OffersField.tsx';

interface Choice {
  id: number;
  name: Bilingual;
  active: boolean;
}

export function SaleFields() {
  const words = useTranslations('products');
  const nameOf = useLocalName();
  const { options: weekdays } = useWeekdays();
  const { defaultValues } = useFormState();
  /** The active ones, and an inactive one that the product already has. */
  const choices = (rows: readonly Choice[], had: unknown) =>
    rows.filter(({ id, active }) => active || id === had).map(({ id, name }) => ({ value: id, label: nameOf(name) }));
  const statuses = productStatusesFrom((defaultValues?.['status'] as ProductStatus | undefined) ?? 'draft');
  return (
    <FieldGroup title={words('groups.sale')}>
      <FieldRow>
        <SelectField
          name="categoryId"
          label={words('fields.categoryId')}
          options={choices(useChoices('categories', 'list'), defaultValues?.['categoryId'])}
        />
        <SelectField
          name="taxRateId"
          label={words('fields.taxRateId')}
          options={choices(useChoices('tax-rates', 'list'), defaultValues?.['taxRateId'])}
        />
        <SelectField
          name="status"
          label={words('fields.status')}
          options={statuses.map((value) => ({ value, label: words(`status.${value}`) }))}
        />
      </FieldRow>
      <CheckboxGroupField name="weekdays" label={words('fields.weekdays')} options={weekdays} />
      <OffersField name="offers" label={words('fields.offers')} />
    </FieldGroup>
  );
}
