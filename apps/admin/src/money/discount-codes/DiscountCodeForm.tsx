import { type DiscountCodeInput, discountCodes } from '@traiteur/contract/money/discount-codes.ts';
import { openTerms } from '@traiteur/domain/money/discount-codes.ts';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { MomentField } from '@traiteur/kit/fields/dates/MomentField.tsx';
import { MoneyField, NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { BenefitFields } from './BenefitFields.tsx';
import { useTo } from '../../use-to.ts';

const blank: DiscountCodeInput = { ...openTerms, code: '', type: 'percent', value: null };

export default function DiscountCodeForm() {
  const to = useTo();
  const words = useTranslations('discountCodes');
  const form = useFormScreen(discountCodes, { blank, list: to('discountCodes') });
  return (
    <FormScreen form={form} title={words(form.id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup title={words('groups.benefit')}>
        <TextField name="code" label={words('fields.code')} hint={words('hints.code')} autoComplete="off" />
        <BenefitFields />
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
