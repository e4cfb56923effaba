import { postalCodes } from '@traiteur/contract/delivery/postal-codes.ts';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { CitySuggestions } from '@traiteur/front/delivery/cities/CitySuggestions.tsx';
import { CreateForField } from '../../form/CreateChoice.tsx';
import { NewZoneDialog } from '../delivery-zones/ZoneDialog.tsx';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { useTo } from '../../use-to.ts';

const blank = { country: 'FR', code: '', city: '', zoneId: null };

export default function PostalCodeForm() {
  const to = useTo();
  const words = useTranslations('postalCodes');
  const texts = useTranslations();
  const nameOf = useLocalName();
  const zones = useChoices('delivery-zones', 'list');
  const form = useFormScreen(postalCodes, {
    blank,
    list: to('postalCodes'),
    another: ({ country, zoneId }) => ({ country, zoneId }),
  });
  return (
    <FormScreen form={form} title={words(form.id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup>
        <FieldRow>
          <TextField name="code" label={words('fields.code')} hint={words('hints.code')} autoComplete="off" />
          <TextField name="city" label={words('fields.city')} hint={words('hints.city')} autoComplete="off" />
        </FieldRow>
        <CitySuggestions code="code" city="city" />
        <FieldRow>
          <TextField name="country" label={words('fields.country')} />
          <div>
            <SelectField
              name="zoneId"
              creatable
              label={words('fields.zoneId')}
              hint={words('hints.zoneId')}
              nullable
              options={zones.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
            />
            <CreateForField
              tag="delivery-zones"
              name="zoneId"
              add={texts('deliveryZones.add')}
              dialog={NewZoneDialog}
            />
          </div>
        </FieldRow>
      </FieldGroup>
    </FormScreen>
  );
}
