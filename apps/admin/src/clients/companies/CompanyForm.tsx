import en from 'virtual:words/screen/companies/en';
import fr from 'virtual:words/screen/companies/fr';
import { companies, type OrderingCompany } from '@traiteur/contract/clients/companies.ts';
import { companyTerms, invoiceGroups } from '@traiteur/domain/clients/company-terms.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { MoneyField } from '@traiteur/kit/fields/NumberField.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { ContactsField } from './ContactsField.tsx';

const blank = {
  legalName: '',
  businessNumber: '',
  vatNumber: '',
  address: '',
  postalCode: '',
  city: '',
  country: 'FR',
  contacts: [],
  referenceRequired: false,
  terms: 'at_order' as const,
  invoiceGroups: 'person' as const,
  creditLimit: null,
  active: true,
};

export default function CompanyForm() {
  return (
    <ScreenWords fr={fr} en={en}>
      <OrderingCompanyForm />
    </ScreenWords>
  );
}

function OrderingCompanyForm() {
  const to = useTo();
  const words = useTranslations('companies');
  const { id } = useParams();
  const list = id === undefined ? to('companies') : to('companyDetail', { id: Number(id) });
  const form = useFormScreen(companies, { blank, list });
  // The record of this noun, as the contract answers it.
  const { vatCheck } = (form.record.data ?? {}) as Partial<OrderingCompany>;
  const dates = useDates();
  return (
    <FormScreen form={form} title={words(id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup title={words('groups.who')}>
        <TextField name="legalName" label={words('fields.legalName')} required />
        <FieldRow>
          <TextField
            name="businessNumber"
            label={words('fields.businessNumber')}
            hint={words('hints.businessNumber')}
          />
          <TextField
            name="vatNumber"
            label={words('fields.vatNumber')}
            hint={
              vatCheck?.state === 'invalid' && vatCheck.at
                ? words('vat.savedUnknown', { at: dates.day(vatCheck.at) })
                : words('hints.vatNumber')
            }
          />
        </FieldRow>
        <TextField name="address" label={words('fields.address')} multiline />
        <FieldRow>
          <TextField name="postalCode" label={words('fields.postalCode')} />
          <TextField name="city" label={words('fields.city')} />
          <TextField name="country" label={words('fields.country')} hint={words('hints.country')} />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={words('groups.agreed')}>
        <FieldRow>
          <SelectField
            name="terms"
            label={words('fields.terms')}
            options={companyTerms.map((value) => ({ value, label: words(`terms.${value}`) }))}
          />
          <SelectField
            name="invoiceGroups"
            label={words('fields.invoiceGroups')}
            options={invoiceGroups.map((value) => ({ value, label: words(`invoiceGroups.${value}`) }))}
          />
          <MoneyField name="creditLimit" label={words('fields.creditLimit')} hint={words('hints.creditLimit')} />
        </FieldRow>
        <SwitchField
          name="referenceRequired"
          label={words('fields.referenceRequired')}
          hint={words('hints.referenceRequired')}
        />
        <SwitchField name="active" label={words('fields.active')} hint={words('hints.active')} />
      </FieldGroup>
      <ContactsField name="contacts" />
    </FormScreen>
  );
}
