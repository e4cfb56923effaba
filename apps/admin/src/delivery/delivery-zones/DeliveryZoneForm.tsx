import { deliveryZones } from '@traiteur/contract/delivery/delivery-zones.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { ColourField } from '@traiteur/kit/fields/ColourField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { MoneyField } from '@traiteur/kit/fields/NumberField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { useTranslations } from 'use-intl';
import { CheckboxGroupField } from '@traiteur/kit/form/CheckboxGroupField.tsx';
import { useShortList } from '@traiteur/front/queries/use-choices.ts';
import { nameOfSchedule } from '../delivery-schedules/delivery-schedules.noun.ts';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { useRecordTexts } from '../../noun/use-record-texts.ts';
import { useTo } from '../../use-to.ts';
import { TouchedByRemoval, TouchedOrders } from '../../orders/touched-orders/TouchedOrders.tsx';
import { PlacesField } from './PlacesField.tsx';
import { TouchedByPlaces } from './TouchedByPlaces.tsx';

const blank = {
  name: { fr: '', en: '' },
  colour: '#86c341',
  fee: null,
  freeDeliveryFrom: null,
  minimumOrder: 0,
  active: true,
  places: [],
  scheduleIds: [],
};

export default function DeliveryZoneForm() {
  const to = useTo();
  const words = useTranslations('deliveryZones');
  const texts = useRecordTexts();
  const schedules = useShortList('delivery-schedules', 'list').data;
  const form = useFormScreen(deliveryZones, { blank, list: to('deliveryZones') });
  return (
    <FormScreen
      form={form}
      title={words(form.id ? 'edit' : 'add')}
      subtitle={words('subtitle')}
      notice={form.id !== undefined && <TouchedByZone zoneId={String(form.id)} />}
    >
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
      <FieldGroup>
        <PlacesField
          name="places"
          label={words('fields.places')}
          hint={words('hints.places')}
          zoneId={form.id === undefined ? undefined : Number(form.id)}
        />
      </FieldGroup>
      <FieldGroup>
        <CheckboxGroupField
          name="scheduleIds"
          label={words('fields.scheduleIds')}
          hint={schedules?.length === 0 ? words('noSchedules') : undefined}
          options={(schedules ?? []).map((row) => ({ value: row.id, label: nameOfSchedule(row, texts) }))}
        />
      </FieldGroup>
    </FormScreen>
  );
}

/** The orders affected when a zone is switched off, or loses a schedule or a postal code. */
const TouchedByZone = ({ zoneId }: { zoneId: string }) => (
  <>
    <TouchedOrders field="active" on orders={{ zoneId }} />
    <TouchedByPlaces zoneId={zoneId} />
    <TouchedByRemoval field="scheduleIds" ordersOf={(scheduleId) => ({ zoneId, scheduleId: String(scheduleId) })} />
  </>
);
