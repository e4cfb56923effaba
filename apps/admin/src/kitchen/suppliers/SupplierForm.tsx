import { type SupplierInput, suppliers } from '@traiteur/contract/kitchen/suppliers.ts';
import { locales } from '@traiteur/domain/text/language.ts';
import { MoneyField } from '@traiteur/kit/fields/NumberField.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { useTo } from '../../use-to.ts';

const blank: SupplierInput = {
  name: '',
  contact: '',
  email: '',
  phone: '',
  locale: 'fr',
  customerNumber: '',
  minimumOrder: 0,
  notes: '',
  active: true,
};

export default function SupplierForm() {
  const to = useTo();
  const words = useTranslations('suppliers');
  const languages = useTranslations('mails.languages');
  const form = useFormScreen(suppliers, { blank, list: to('suppliers') });
  return (
    <FormScreen form={form} title={words(form.id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup>
        <TextField name="name" label={words('fields.name')} required />
        <FieldRow>
          <TextField name="contact" label={words('fields.contact')} />
          <TextField name="phone" type="tel" label={words('fields.phone')} />
        </FieldRow>
        <FieldRow>
          <TextField name="email" type="email" label={words('fields.email')} hint={words('hints.email')} />
          <SelectField
            name="locale"
            label={words('fields.locale')}
            options={locales.map((value) => ({ value, label: languages(value) }))}
          />
        </FieldRow>
        <FieldRow>
          <TextField name="customerNumber" label={words('fields.customerNumber')} />
          <MoneyField name="minimumOrder" label={words('fields.minimumOrder')} />
        </FieldRow>
        <TextField name="notes" label={words('fields.notes')} hint={words('hints.notes')} multiline />
        <SwitchField name="active" label={words('fields.active')} />
      </FieldGroup>
    </FormScreen>
  );
}
