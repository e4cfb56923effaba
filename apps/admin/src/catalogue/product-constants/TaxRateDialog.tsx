import { type TaxRateInput, taxRates } from '@traiteur/contract/catalogue/tax-rates.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';
import { useTranslations } from 'use-intl';
import type { NewRecord } from '../../form/CreateChoice.tsx';
import { CreateDialog } from '../../form/CreateDialog.tsx';
import { RecordDialog } from '../../form/RecordDialog.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import { blankTax, TaxesField } from './TaxesField.tsx';

interface TaxRateDialogProps {
  id: number | undefined;
  onClose: () => void;
}

const blank: Blank<TaxRateInput> = { name: { fr: '', en: '' }, components: [blankTax], active: true };

export function TaxRateDialog({ id, onClose }: TaxRateDialogProps) {
  const words = useTranslations('taxRates');
  const form = useRecordForm(taxRates, { blank, id, done: onClose });
  return (
    <RecordDialog form={form} title={words(id === undefined ? 'add' : 'edit')} onClose={onClose}>
      <TaxRateFields />
    </RecordDialog>
  );
}

export function NewTaxRateDialog({ name, ...rest }: NewRecord) {
  const words = useTranslations('taxRates');
  return (
    <CreateDialog {...rest} noun={taxRates} blank={{ ...blank, name }} title={words('add')}>
      <TaxRateFields />
    </CreateDialog>
  );
}

function TaxRateFields() {
  const words = useTranslations('taxRates');
  return (
    <>
      <BilingualField name="name" label={words('fields.name')} copied first />
      <TaxesField name="components" label={words('fields.components')} hint={words('hints.components')} />
      <SwitchField name="active" label={words('fields.active')} hint={words('hints.active')} />
    </>
  );
}
