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
import { CreateForField } from '../../form/CreateChoice.tsx';
import { NewCategoryDialog } from '../product-constants/CategoryDialog.tsx';
import { NewTaxRateDialog } from '../product-constants/TaxRateDialog.tsx';
import { UsualOffer } from '../UsualOffer.ts';
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
  const texts = useTranslations();
  const { defaultValues } = useFormState();
  const categories = useChoices('categories', 'list');
  const taxRates = useChoices('tax-rates', 'list');
  /** The active ones, and an inactive one that the product already has. */
  const choices = (rows: readonly Choice[], field: string) =>
    rows
      .filter(({ id, active }) => active || id === defaultValues?.[field])
      .map(({ id, name }) => ({ value: id, label: nameOf(name) }));
  const statuses = productStatusesFrom((defaultValues?.['status'] as ProductStatus | undefined) ?? 'draft');
  return (
    <FieldGroup title={words('groups.sale')}>
      <FieldRow>
        <div>
          <SelectField
            name="categoryId"
            creatable
            label={words('fields.categoryId')}
            options={choices(categories, 'categoryId')}
          />
          <CreateForField tag="categories" name="categoryId" add={texts('categories.add')} dialog={NewCategoryDialog} />
          {categories.length === 0 && <UsualOffer kind="categories" />}
        </div>
        <div>
          <SelectField
            name="taxRateId"
            creatable
            label={words('fields.taxRateId')}
            options={choices(taxRates, 'taxRateId')}
          />
          <CreateForField tag="tax-rates" name="taxRateId" add={texts('taxRates.add')} dialog={NewTaxRateDialog} />
          {taxRates.length === 0 && <UsualOffer kind="taxRates" />}
        </div>
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
