import { useQuery } from '@tanstack/react-query';
import { orderSources } from '@traiteur/domain/orders/order-life.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { FilterAmount } from '@traiteur/kit/list/filters/FilterAmount.tsx';
import { FilterChoice } from '@traiteur/kit/list/filters/FilterChoice.tsx';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { pastPeriods, PeriodFilter } from '../../list/PeriodFilter.tsx';
import type { ListFilters } from '../../list/use-list.ts';
import { CityFilter } from './CityFilter.tsx';
import { DishFilters } from './DishFilter.tsx';

type Orders = ListFilters<'orders'>;

/** Rare filters: loaded on demand, or where the address has one of them. */
export default function MoreFilters({ list }: { list: Orders }) {
  const words = useTranslations('orders');
  const { value: from } = list.field('totalFrom');
  const { value: to } = list.field('totalTo');
  return (
    <>
      <PeriodFilter
        label={words('placed')}
        what={words('placed')}
        names={pastPeriods}
        dateBy="order"
        period={{ from: list.field('placedFrom').value || undefined, to: list.field('placedTo').value || undefined }}
        onChange={({ from: first, to: last }) => list.filter({ placedFrom: first, placedTo: last })}
      />
      <CityFilter list={list} />
      <DishFilters list={list} />
      <SlotFilter field={list.field('slot')} />
      <FilterSelect
        label={words('facts.source')}
        all={words('everySource')}
        isShort
        options={orderSources.map((value) => ({ value, label: words(`source.${value}`) }))}
        {...list.field('source')}
      />
      <FilterAmount
        label={words('columns.total')}
        from={words('totalFrom')}
        to={words('totalTo')}
        values={{ from, to }}
        onChange={(values) => list.filter({ totalFrom: values.from, totalTo: values.to })}
      />
      <CodeFilter field={list.field('discountCode')} />
    </>
  );
}

interface FieldProps {
  field: ReturnType<Orders['field']>;
}

/** The times of all schedules; a removed one stays while the address asks for it. */
function SlotFilter({ field }: FieldProps) {
  const words = useTranslations('orders');
  const dates = useDates();
  const schedules = useChoices('delivery-schedules', 'list');
  const spans = new Set([...schedules.map(({ start, end }) => `${start}-${end}`), field.value].filter(Boolean));
  return (
    <FilterSelect
      label={words('facts.slot')}
      all={words('everySlot')}
      isShort
      options={[...spans].sort().map((span) => {
        const [start = '', end = ''] = span.split('-');
        return { value: span, label: dates.span(start, end) };
      })}
      {...field}
    />
  );
}

/** A user who may not list codes still sees the one that a link asks for. */
function CodeFilter({ field }: FieldProps) {
  const api = useApi();
  const words = useTranslations('orders.facts');
  const [typedText, setTypedText] = useState<string>();
  const isOffered = api.offers('discount-codes', 'list');
  const { data: codes } = useQuery({
    queryKey: nounKeys('discount-codes').answer('found', typedText),
    queryFn: ({ signal }) =>
      api.call('discount-codes', 'list', { search: typedText, limit: 20 }, undefined, { signal }),
    enabled: isOffered && typedText !== undefined,
  });
  if (!isOffered && !field.value) return null;
  return (
    <FilterChoice
      label={words('discountCode')}
      options={(codes?.items ?? []).map(({ code }) => code)}
      onType={setTypedText}
      {...field}
    />
  );
}
