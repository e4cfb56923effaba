import { deliverySchedules } from '@traiteur/contract/delivery/delivery-schedules.ts';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { TimeField } from '@traiteur/kit/fields/dates/TimeField.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { TouchedByRemoval, TouchedOrders } from '../../orders/touched-orders/TouchedOrders.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
import { DeliveryWeekForm } from './DeliveryWeekForm.tsx';
import { ScheduleTerms } from './ScheduleTerms.tsx';
import { useTo } from '../../use-to.ts';

const blank = {
  weekday: 1,
  start: '11:00',
  end: '13:00',
  zoneIds: [],
  capacity: null,
  noticeHours: null,
  active: true,
};

/** A new one is asked for as a week: several days and slots on the same terms. */
export default function DeliveryScheduleForm() {
  return useParams()['id'] === undefined ? <DeliveryWeekForm /> : <ScheduleForm />;
}

function ScheduleForm() {
  const to = useTo();
  const words = useTranslations('deliverySchedules');
  const { options: weekdays } = useWeekdays();
  const form = useFormScreen(deliverySchedules, { blank, list: to('deliverySchedules') });
  return (
    <FormScreen
      form={form}
      title={words('edit')}
      subtitle={words('subtitle')}
      notice={<TouchedBySchedule scheduleId={String(form.id)} />}
    >
      <FieldGroup>
        <FieldRow>
          <SelectField name="weekday" label={words('fields.weekday')} options={weekdays} />
          <TimeField name="start" label={words('fields.start')} />
          <TimeField name="end" label={words('fields.end')} />
        </FieldRow>
        <ScheduleTerms />
      </FieldGroup>
    </FormScreen>
  );
}

/** The orders affected when a schedule is switched off or leaves a zone. */
const TouchedBySchedule = ({ scheduleId }: { scheduleId: string }) => (
  <>
    <TouchedOrders field="active" on orders={{ scheduleId }} />
    <TouchedByRemoval field="zoneIds" ordersOf={(zoneId) => ({ scheduleId, zoneId: String(zoneId) })} />
  </>
);
