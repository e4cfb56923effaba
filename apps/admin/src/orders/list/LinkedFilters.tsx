import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useTranslations } from 'use-intl';
import { nameOfSchedule } from '../../delivery/schedule-name.ts';
import type { ListFilters } from '../../list/use-list.ts';
import { useRecordTexts } from '../../noun/use-record-texts.ts';

/** Postal codes named in a filter: a link may have hundreds. */
const mostNamed = 3;

/** Filters that only a link can set; they can be removed here. */
export function LinkedFilters({ list }: { list: ListFilters<'orders'> }) {
  return (
    <>
      <FirstOrderFilter list={list} />
      {list.field('scheduleId').value && <ScheduleFilter list={list} />}
      <PostalCodesFilter list={list} />
      <IdsFilter list={list} />
    </>
  );
}

/** A component of its own, so that schedules are read only where a link asks for one. */
function ScheduleFilter({ list }: { list: ListFilters<'orders'> }) {
  const words = useTranslations('orders');
  const texts = useRecordTexts();
  const field = list.field('scheduleId');
  const schedule = useChoices('delivery-schedules', 'list').find(({ id }) => String(id) === field.value);
  const label = schedule ? nameOfSchedule(schedule, texts) : field.value;
  return (
    <FilterSelect
      label={words('schedule')}
      all={words('everySchedule')}
      options={[{ value: field.value, label }]}
      {...field}
    />
  );
}

function PostalCodesFilter({ list }: { list: ListFilters<'orders'> }) {
  const words = useTranslations('orders');
  const field = list.field('postalCodes');
  if (!field.value) return null;
  const codes = field.value.split(',');
  const label = codes.length > mostNamed ? `${codes.slice(0, mostNamed).join(', ')}…` : codes.join(', ');
  return (
    <FilterSelect
      label={words('postalCodes')}
      all={words('everyPostalCode')}
      options={[{ value: field.value, label }]}
      {...field}
    />
  );
}

function IdsFilter({ list }: { list: ListFilters<'orders'> }) {
  const words = useTranslations('orders');
  const field = list.field('ids');
  if (!field.value) return null;
  const label = words('badDay.chosenIds', { count: field.value.split(',').length });
  return (
    <FilterSelect
      label={words('columns.number')}
      all={words('everyNumber')}
      options={[{ value: field.value, label }]}
      {...field}
    />
  );
}

function FirstOrderFilter({ list }: { list: ListFilters<'orders'> }) {
  const words = useTranslations('orders');
  const firstOrder = list.field('firstOrder');
  if (!firstOrder.value) return null;
  return (
    <FilterSelect
      label={words('columns.client')}
      all={words('everyClient')}
      options={[{ value: 'true', label: words('newClients') }]}
      {...firstOrder}
    />
  );
}
