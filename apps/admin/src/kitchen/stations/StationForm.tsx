import { stations } from '@traiteur/contract/kitchen/stations.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { useTo } from '../../use-to.ts';

const blank = { name: { fr: '', en: '' }, active: true };

export default function StationForm() {
  const to = useTo();
  const words = useTranslations('stations');
  const form = useFormScreen(stations, { blank, list: to('stations') });
  return (
    <FormScreen form={form} title={words(form.id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup>
        <BilingualField name="name" label={words('fields.name')} first copied />
        <SwitchField name="active" label={words('fields.active')} />
      </FieldGroup>
    </FormScreen>
  );
}
