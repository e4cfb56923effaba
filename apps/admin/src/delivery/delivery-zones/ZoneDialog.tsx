import { deliveryZones } from '@traiteur/contract/delivery/delivery-zones.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { ColourField } from '@traiteur/kit/fields/ColourField.tsx';
import { MoneyField } from '@traiteur/kit/fields/NumberField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useTranslations } from 'use-intl';
import type { NewRecord } from '../../form/CreateChoice.tsx';
import { CreateDialog } from '../../form/CreateDialog.tsx';

export const blankZone = {
  name: { fr: '', en: '' },
  colour: '#86c341',
  fee: null,
  freeDeliveryFrom: null,
  minimumOrder: 0,
  active: true,
  places: [],
  scheduleIds: [],
};

/** Its postal codes follow on its own screen. */
export function NewZoneDialog({ name, ...rest }: NewRecord) {
  const words = useTranslations('deliveryZones');
  return (
    <CreateDialog {...rest} noun={deliveryZones} blank={{ ...blankZone, name }} title={words('add')}>
      <ZoneFields />
    </CreateDialog>
  );
}

export function ZoneFields() {
  const words = useTranslations('deliveryZones');
  return (
    <>
      <BilingualField name="name" label={words('fields.name')} copied />
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
    </>
  );
}
