import { type DiscountCodeInput, discountCodes } from '@traiteur/contract/discount-codes.ts';
import { discountTypes } from '@traiteur/domain/discount-codes.ts';
import { CheckboxGroupField } from '@traiteur/kit/form/CheckboxGroupField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { MomentField } from '@traiteur/kit/fields/MomentField.tsx';
import { MoneyField, NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../form/FormScreen.tsx';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useFormScreen } from '../form/use-form-screen.ts';
import { DiscountValueField } from './DiscountValueField.tsx';
import { useTo } from '../use-to.ts';

const blank: DiscountCodeInput = {
  code: '',
  type: 'percent',
  value: null,
  minimumGoods: null,
  validFrom: null,
  validUntil: null,
  totalLimit: null,
  clientLimit: null,
  firstOrderOnly: false,
  categoryIds: [],
  active: true,
};

export default function DiscountCodeForm() {
  const to = useTo();
  const words = useTranslations('discountCodes');
  const nameOf = useLocalName();
  const categories = useChoices('categories', 'list');
  const form = useFormScreen(discountCodes, { blank, list: to('discountCodes') });
  return (
    <FormScreen form={form} title={words(form.id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup title={words('groups.benefit')}>
        <TextField name="code" label={words('fields.code')} hint={words('hints.code')} autoComplete="off" />
        <FieldRow>
          <SelectField
            name="type"
            label={words('fields.type')}
            options={discountTypes.map((value) => ({ value, label: words(`types.${value}`) }))}
          />
          <DiscountValueField />
        </FieldRow>
        <CheckboxGroupField
          name="categoryIds"
          label={words('fields.categoryIds')}
          hint={words('hints.categoryIds')}
          options={categories.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        />
      </FieldGroup>
      <FieldGroup title={words('groups.limits')}>
        <FieldRow>
          <MomentField name="validFrom" label={words('fields.validFrom')} hint={words('hints.validFrom')} />
          <MomentField name="validUntil" label={words('fields.validUntil')} hint={words('hints.validUntil')} />
        </FieldRow>
        <FieldRow>
          <MoneyField name="minimumGoods" label={words('fields.minimumGoods')} hint={words('hints.minimumGoods')} />
          <NumberField name="totalLimit" label={words('fields.totalLimit')} hint={words('hints.totalLimit')} />
          <NumberField name="clientLimit" label={words('fields.clientLimit')} hint={words('hints.clientLimit')} />
        </FieldRow>
        <SwitchField
          name="firstOrderOnly"
          label={words('fields.firstOrderOnly')}
          hint={words('hints.firstOrderOnly')}
        />
        <SwitchField name="active" label={words('fields.active')} hint={words('hints.active')} />
      </FieldGroup>
    </FormScreen>
  );
}
