import { deliveryZones } from '@traiteur/contract/delivery/delivery-zones.ts';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { useTranslations } from 'use-intl';
import { CheckboxGroupField } from '@traiteur/kit/form/CheckboxGroupField.tsx';
import { useShortList } from '@traiteur/front/queries/use-choices.ts';
import { nameOfSchedule } from '../schedule-name.ts';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { useRecordTexts } from '../../noun/use-record-texts.ts';
import { useTo } from '../../use-to.ts';
import { TouchedByRemoval, TouchedOrders } from '../../orders/touched-orders/TouchedOrders.tsx';
import { PlacesField } from './PlacesField.tsx';
import { blankZone, ZoneFields } from './ZoneDialog.tsx';
import { TouchedByPlaces } from './TouchedByPlaces.tsx';

export default function DeliveryZoneForm() {
  const to = useTo();
  const words = useTranslations('deliveryZones');
  const texts = useRecordTexts();
  const schedules = useShortList('delivery-schedules', 'list').data;
  const form = useFormScreen(deliveryZones, { blank: blankZone, list: to('deliveryZones') });
  return (
    <FormScreen
      form={form}
      title={words(form.id ? 'edit' : 'add')}
      subtitle={words('subtitle')}
      notice={form.id !== undefined && <TouchedByZone zoneId={String(form.id)} />}
    >
      <FieldGroup>
        <ZoneFields />
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
