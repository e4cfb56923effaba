import { addDays } from '@traiteur/domain/calendar.ts';
import {
  notCancelled,
  type OrderStatus,
  orderStatuses,
  paymentStatuses,
  standingStatuses,
  waitingStatuses,
} from '@traiteur/domain/order-life.ts';
import { FilterSelect } from '@traiteur/kit/list/FilterSelect.tsx';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import type { ListFilters } from '../../list/use-list.ts';
import { CityFilter } from './CityFilter.tsx';
import { DishFilters } from './DishFilter.tsx';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';

// With its calendar it weighs as much as the list, and few ask for it.
const FilterDate = lazy(() =>
  import('@traiteur/kit/fields/FilterDate.tsx').then(({ FilterDate: Field }) => ({ default: Field })),
);

/** Days one can choose by name or date. */
const daysAhead = 10;

export function OrderFilters({ list }: { list: ListFilters<'orders'> }) {
  const words = useTranslations('orders');
  const nameOf = useLocalName();
  const zones = useChoices('delivery-zones', 'list');
  return (
    <>
      <DayFilter list={list} />
      <FilterSelect
        label={words('columns.status')}
        all={words('everyStatus')}
        options={useStatusOptions(list.field('status').value)}
        {...list.field('status')}
      />
      <FilterSelect
        label={words('columns.zone')}
        all={words('everyZone')}
        options={zones.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        {...list.field('zoneId')}
      />
      <CityFilter list={list} />
      <DishFilters list={list} />
      <FilterSelect
        label={words('columns.payment')}
        all={words('everyPayment')}
        options={paymentStatuses.map((value) => ({ value, label: words(`payment.${value}`) }))}
        {...list.field('paymentStatus')}
      />
      <FilterSelect
        label={words('allergy')}
        all={words('everyAllergy')}
        options={[
          { value: 'unanswered', label: words('withUnanswered') },
          { value: 'answered', label: words('withAnswered') },
          { value: 'true', label: words('withAllergy') },
        ]}
        {...list.field('allergy')}
      />
    </>
  );
}

/** Statuses that one asks for together. */
const statusGroups = [
  ['standing', standingStatuses],
  ['waiting', waitingStatuses],
  ['notCancelled', notCancelled],
] as const;

/** Each status, those that are asked for together, and whatever else the address asks for. */
function useStatusOptions(chosen: string) {
  const words = useTranslations('orders');
  const nameOf = (status: OrderStatus) => words(`status.${status}`);
  const options = [
    ...statusGroups.map(([name, statuses]) => ({ value: statuses.join(','), label: words(`statuses.${name}`) })),
    ...orderStatuses.map((value) => ({ value, label: nameOf(value) })),
  ];
  const isOption = !chosen || options.some(({ value }) => value === chosen);
  // The address holds none but statuses.
  const names = orderStatuses.filter((status) => chosen.split(',').includes(status)).map(nameOf);
  return isOption ? options : [...options, { value: chosen, label: names.join(', ') }];
}

/** Days that one chooses oneself. */
const custom = 'custom';

function DayFilter({ list }: { list: ListFilters<'orders'> }) {
  const words = useTranslations('orders');
  const dates = useDates();
  const today = useToday();
  const from = list.field('deliveryFrom').value;
  const to = list.field('deliveryTo').value;
  const isRange = from !== to;
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead));
  const nameOf = (date: string, ahead: number) => {
    if (ahead === 0) return words('today');
    return ahead === 1 ? words('tomorrow') : dates.short(date);
  };
  const choose = (value: string | undefined) =>
    value === custom
      ? list.filter({ deliveryFrom: addDays(from || today, -7), deliveryTo: to || today })
      : list.filter({ deliveryFrom: value, deliveryTo: value });
  return (
    <>
      <FilterSelect
        label={words('columns.delivery')}
        all={words('anyDay')}
        options={[
          { value: custom, label: words('chosenDays') },
          ...(from && !isRange && !days.includes(from) ? [{ value: from, label: dates.short(from) }] : []),
          ...days.map((value, ahead) => ({ value, label: nameOf(value, ahead) })),
        ]}
        value={isRange ? custom : from}
        onChange={choose}
      />
      {isRange && (
        <Suspense>
          <FilterDate label={words('deliveryFrom')} {...list.field('deliveryFrom')} />
          <FilterDate label={words('deliveryTo')} {...list.field('deliveryTo')} />
        </Suspense>
      )}
    </>
  );
}
