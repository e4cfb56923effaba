import {
  deliverySchedules,
  type DeliveryWeekInput,
  deliveryWeekInput,
} from '@traiteur/contract/delivery/delivery-schedules.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
import { useShortList } from '@traiteur/front/queries/use-choices.ts';
import { CheckboxGroupField } from '@traiteur/kit/form/CheckboxGroupField.tsx';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useWatch } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { useRecordTexts } from '../../noun/use-record-texts.ts';
import { useTo } from '../../use-to.ts';
import { nameOfSchedule } from '../schedule-name.ts';
import { ScheduleTerms } from './ScheduleTerms.tsx';
import { SlotRows } from './SlotRows.tsx';

const week = { ...deliverySchedules, input: deliveryWeekInput };

const blank: DeliveryWeekInput = {
  weekdays: [],
  slots: [{ start: '11:00', end: '13:00' }],
  zoneIds: [],
  capacity: null,
  noticeHours: null,
  active: true,
};

/** A house with one zone is asked for none. */
export function DeliveryWeekForm() {
  const { data: zones, isPending, isEnabled } = useShortList('delivery-zones', 'list');
  const onlyZone = zones?.length === 1 ? zones[0] : undefined;
  if (isEnabled && isPending) return <Skeleton width="100%" height={400} />;
  return <WeekForm zoneIds={onlyZone ? [onlyZone.id] : []} />;
}

/** Several days and slots in one saving. The next ones keep the terms and the slots, for other days. */
function WeekForm({ zoneIds }: Pick<DeliveryWeekInput, 'zoneIds'>) {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('deliverySchedules');
  const { options: weekdays } = useWeekdays();
  const form = useFormScreen<DeliveryWeekInput>(week, {
    blank: { ...blank, zoneIds },
    list: to('deliverySchedules'),
    another: (terms) => ({ ...terms, weekdays: [] }),
    create: async (values) => {
      const { items } = await api.call('delivery-schedules', 'createDeliveryWeek', {}, values);
      // Of several none is named.
      return items.length === 1 ? items[0] : undefined;
    },
  });
  return (
    <FormScreen form={form} title={words('add')} subtitle={words('subtitle')} notice={<Doubled />}>
      <FieldGroup>
        <CheckboxGroupField name="weekdays" label={words('fields.weekdays')} options={weekdays} />
        <SlotRows name="slots" label={words('fields.slots')} />
        <ScheduleTerms />
      </FieldGroup>
    </FormScreen>
  );
}

/** Names the schedules that are there already, before the server refuses them. */
function Doubled() {
  const words = useTranslations('deliverySchedules');
  const texts = useRecordTexts();
  const list = new Intl.ListFormat(useLocale());
  const { weekdays, slots, zoneIds } = useWatch() as DeliveryWeekInput;
  const schedules = useShortList('delivery-schedules', 'list').data ?? [];
  const doubledSchedules = schedules.filter(
    (schedule) =>
      weekdays.includes(schedule.weekday) &&
      slots.some(({ start, end }) => start === schedule.start && end === schedule.end) &&
      schedule.zoneIds.some((id) => zoneIds.includes(id)),
  );
  if (doubledSchedules.length === 0) return null;
  const names = doubledSchedules.map((schedule) => nameOfSchedule(schedule, texts));
  return <p role="status">{words('doubled', { list: list.format(names) })}</p>;
}
