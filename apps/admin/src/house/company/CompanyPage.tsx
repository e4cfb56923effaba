import en from 'virtual:words/screen/company/en';
import fr from 'virtual:words/screen/company/fr';
import { company } from '@traiteur/contract/house/company.ts';
import { groupedIban } from '@traiteur/domain/money/bank-account.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { MoneyField, NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { DraftLine } from '../../form/DraftLine.tsx';
import { SaveButton } from '../../form/RecordButtons.tsx';
import { SaveDialog } from '../../form/SaveDialog.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import { StreetField } from '../../delivery/maps/StreetField.tsx';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { MissingMentions } from './MissingMentions.tsx';

/** Shown until the saved values have loaded. */
const blank = {
  legalName: '',
  legalForm: '',
  capital: null,
  address: '',
  postalCode: '',
  city: '',
  country: 'FR',
  siret: '',
  registry: '',
  vatApplies: true,
  vatNumber: '',
  paymentTerms: { fr: '', en: '' },
  paymentDays: 0,
  servesProfessionals: true,
  latePenalties: { fr: '', en: '' },
  accountHolder: '',
  iban: '',
  bic: '',
};

const stay = () => undefined;

/** The company details that the law requires on invoices. */
export default function CompanyPage() {
  return (
    <ScreenWords fr={fr} en={en}>
      <House />
    </ScreenWords>
  );
}

function House() {
  const words = useTranslations('company');
  const form = useRecordForm(company, { blank, id: 1, done: stay });
  const { record, drafted, questions } = form;
  return (
    <Screen title={words('title')} subtitle={words('subtitle')}>
      <MissingMentions />
      <Shown query={record.query} card="both" shape={<Skeleton width="80%" height={36} />}>
        {() => (
          <Form
            form={drafted.form}
            readOnly={!record.canSave}
            onSubmit={(values) => questions.save(values)}
            actions={<SaveButton form={form} />}
          >
            <DraftLine {...drafted.line} />
            <Identity />
            <Numbers />
            <Terms />
            <Bank />
          </Form>
        )}
      </Shown>
      <SaveDialog form={form} />
    </Screen>
  );
}

function Identity() {
  const words = useTranslations('company');
  return (
    <FieldGroup title={words('identity')}>
      <FieldRow>
        <TextField name="legalName" label={words('fields.legalName')} />
        <TextField name="legalForm" label={words('fields.legalForm')} hint={words('hints.legalForm')} />
        <MoneyField name="capital" label={words('fields.capital')} hint={words('hints.capital')} />
      </FieldRow>
      <StreetField name="address" postalCode="postalCode" city="city" label={words('fields.address')} />
      <FieldRow>
        <TextField name="postalCode" label={words('fields.postalCode')} />
        <TextField name="city" label={words('fields.city')} />
        <TextField name="country" label={words('fields.country')} hint={words('hints.country')} />
      </FieldRow>
    </FieldGroup>
  );
}

function Numbers() {
  const words = useTranslations('company');
  const vatApplies = useWatch({ name: 'vatApplies' }) as boolean;
  return (
    <FieldGroup title={words('numbers')}>
      <FieldRow>
        <TextField name="siret" label={words('fields.siret')} hint={words('hints.siret')} written={groupedSiret} />
        <TextField name="registry" label={words('fields.registry')} hint={words('hints.registry')} />
      </FieldRow>
      <SwitchField name="vatApplies" label={words('fields.vatApplies')} hint={words('hints.vatApplies')} />
      {vatApplies && <TextField name="vatNumber" label={words('fields.vatNumber')} />}
    </FieldGroup>
  );
}

function Terms() {
  const words = useTranslations('company');
  const servesProfessionals = useWatch({ name: 'servesProfessionals' }) as boolean;
  return (
    <FieldGroup title={words('terms')}>
      <BilingualField name="paymentTerms" label={words('fields.paymentTerms')} hint={words('hints.paymentTerms')} />
      <NumberField name="paymentDays" label={words('fields.paymentDays')} hint={words('hints.paymentDays')} />
      <SwitchField
        name="servesProfessionals"
        label={words('fields.servesProfessionals')}
        hint={words('hints.servesProfessionals')}
      />
      {servesProfessionals && (
        <BilingualField
          name="latePenalties"
          label={words('fields.latePenalties')}
          hint={words('hints.latePenalties')}
        />
      )}
    </FieldGroup>
  );
}

function Bank() {
  const words = useTranslations('company');
  return (
    <FieldGroup title={words('bank')}>
      <TextField name="iban" label={words('fields.iban')} hint={words('hints.iban')} written={groupedIban} />
      <FieldRow>
        <TextField name="bic" label={words('fields.bic')} />
        <TextField name="accountHolder" label={words('fields.accountHolder')} hint={words('hints.accountHolder')} />
      </FieldRow>
    </FieldGroup>
  );
}

/** As printed: 732 829 320 00074. */
const groupedSiret = (siret: string) => siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4');
