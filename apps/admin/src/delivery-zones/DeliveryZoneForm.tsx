import { deliveryZones } from '@traiteur/contract/delivery-zones.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { ColourField } from '@traiteur/kit/fields/ColourField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { MoneyField } from '@traiteur/kit/fields/NumberField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../form/FormScreen.tsx';
import { useFormScreen } from '../form/use-form-screen.ts';
import { useTo } from '../use-to.ts';

const blank = {
  name: { fr: '', en: '' },
  colour: '#86c341',
  fee: null,
  freeDeliveryFrom: null,
  minimumOrder: 0,
  active: true,
};

export default function DeliveryZoneForm() {
  const to = useTo();
  const words = useTranslations('deliveryZones');
  const form = useFormScreen(deliveryZones, { blank, list: to('deliveryZones') });
  return (
    <FormScreen form={form} title={words(form.id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup>
        <BilingualField name="name" label={words('fields.name')} />
        <ColourField name="colour" label={words('fields.colour')} hint={words('hints.colour')} />
        <FieldRow>
          <MoneyField name="fee" label={words('fields.fee')} hint={words('hints.fee')} />
          <MoneyField
            name="freeDeliveryFrom"
            label={words('fields.freeDeliveryFrom')}
            hint={words('hints.freeDeliveryFrom')}
          />
          <MoneyField name="minimumOrder" label={words('fields.minimumOrder')} hint={words('hints.minimumOrder')} />
        </FieldRow>
        <SwitchField name="active" label={words('fields.active')} hint={words('hints.active')} />
      </FieldGroup>
    </FormScreen>
  );
}
