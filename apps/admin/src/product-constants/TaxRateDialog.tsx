import { type TaxRateInput, taxRateInput } from '@traiteur/contract/tax-rates.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { useTranslations } from 'use-intl';
import { useThingForm } from '../form/use-noun-form.ts';
import { ThingDialog } from './ThingDialog.tsx';
import { blankTax, TaxesField } from './TaxesField.tsx';

interface TaxRateDialogProps {
  id: number | undefined;
  onClose: () => void;
}

const blank: TaxRateInput = { name: { fr: '', en: '' }, components: [blankTax], active: true };

export function TaxRateDialog({ id, onClose }: TaxRateDialogProps) {
  const words = useTranslations('taxRates');
  const form = useThingForm({ tag: 'tax-rates', schema: taxRateInput, blank, id, done: onClose });
  return (
    <ThingDialog of={form} title={words(id === undefined ? 'add' : 'edit')} onClose={onClose}>
      <BilingualField name="name" label={words('fields.name')} first />
      <TaxesField name="components" label={words('fields.components')} hint={words('hints.components')} />
      <SwitchField name="active" label={words('fields.active')} hint={words('hints.active')} />
    </ThingDialog>
  );
}
