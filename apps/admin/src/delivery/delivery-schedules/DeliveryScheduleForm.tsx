import { deliverySchedules } from '@traiteur/contract/delivery/delivery-schedules.ts';
import { CheckboxGroupField } from '@traiteur/kit/form/CheckboxGroupField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TimeField } from '@traiteur/kit/fields/dates/TimeField.tsx';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { TouchedByRemoval, TouchedOrders } from '../../orders/touched-orders/TouchedOrders.tsx';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
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

/** The next schedule added is mostly the same slot on the next weekday. */
const nextWeekday = (weekday: number) => (weekday % 7) + 1;

export default function DeliveryScheduleForm() {
  const to = useTo();
  const words = useTranslations('deliverySchedules');
  const nameOf = useLocalName();
  const zones = useChoices('delivery-zones', 'list');
  const { options: weekdays } = useWeekdays();
  const form = useFormScreen(deliverySchedules, {
    blank,
    list: to('deliverySchedules'),
    another: ({ weekday, ...slot }) => ({ ...slot, weekday: nextWeekday(weekday) }),
  });
  return (
    <FormScreen
      form={form}
      title={words(form.id ? 'edit' : 'add')}
      subtitle={words('subtitle')}
      notice={form.id !== undefined && <TouchedBySchedule scheduleId={String(form.id)} />}
    >
      <FieldGroup>
        <FieldRow>
          <SelectField name="weekday" label={words('fields.weekday')} options={weekdays} />
          <TimeField name="start" label={words('fields.start')} />
          <TimeField name="end" label={words('fields.end')} />
        </FieldRow>
        <CheckboxGroupField
          name="zoneIds"
          label={words('fields.zoneIds')}
          options={zones.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        />
        <FieldRow>
          <NumberField name="capacity" label={words('fields.capacity')} hint={words('hints.capacity')} />
          <NumberField
            name="noticeHours"
            label={words('fields.noticeHours')}
            hint={words('hints.noticeHours')}
            unit="h"
          />
        </FieldRow>
        <SwitchField name="active" label={words('fields.active')} hint={words('hints.active')} />
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
