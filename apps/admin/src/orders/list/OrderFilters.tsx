import {
  notCancelled,
  type OrderStatus,
  orderStatuses,
  standingStatuses,
  waitingStatuses,
} from '@traiteur/domain/orders/order-life.ts';
import { paymentFilters } from '@traiteur/contract/orders/order-filters.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { FilterButton } from '@traiteur/kit/list/filters/FilterButton.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { allPeriods, PeriodFilter } from '../../list/PeriodFilter.tsx';
import type { ListFilters } from '../../list/use-list.ts';
import { LinkedFilters } from './LinkedFilters.tsx';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';

// Few users open them, and they read lists that the other filters do not need.
const MoreFilters = lazyPart(() => import('./MoreFilters.tsx'));

export function OrderFilters({ list }: { list: ListFilters<'orders'> }) {
  const words = useTranslations('orders');
  const nameOf = useLocalName();
  const zones = useChoices('delivery-zones', 'list');
  return (
    <>
      <PeriodFilter
        label={words('columns.delivery')}
        what={words('columns.delivery')}
        names={allPeriods}
        dateBy="delivery"
        period={{
          from: list.field('deliveryFrom').value || undefined,
          to: list.field('deliveryTo').value || undefined,
        }}
        onChange={({ from, to }) => list.filter({ deliveryFrom: from, deliveryTo: to })}
      />
      <FilterSelect
        label={words('columns.status')}
        all={words('everyStatus')}
        isShort
        options={useStatusOptions(list.field('status').value)}
        {...list.field('status')}
      />
      <FilterSelect
        label={words('columns.zone')}
        all={words('everyZone')}
        isShort
        options={zones.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        {...list.field('zoneId')}
      />
      <LinkedFilters list={list} />
      <FilterSelect
        label={words('columns.payment')}
        all={words('everyPayment')}
        isShort
        options={paymentFilters.map((value) => ({ value, label: words(`payment.${value}`) }))}
        {...list.field('paymentStatus')}
      />
      <FilterSelect
        label={words('allergy')}
        all={words('everyAllergy')}
        isShort
        options={[
          { value: 'unanswered', label: words('withUnanswered') },
          { value: 'answered', label: words('withAnswered') },
          { value: 'true', label: words('withAllergy') },
        ]}
        {...list.field('allergy')}
      />
      <RarerFilters list={list} />
    </>
  );
}

const rarer = [
  ...(['placedFrom', 'placedTo', 'city', 'productId', 'sizeId', 'categoryId'] as const),
  ...(['slot', 'source', 'totalFrom', 'totalTo', 'discountCode'] as const),
];

/** A button that shows the rare filters, or those filters where the address has one of them. */
function RarerFilters({ list }: { list: ListFilters<'orders'> }) {
  const words = useTranslations('lists');
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && rarer.every((name) => !list.field(name).value))
    return <FilterButton onClick={() => setIsOpen(true)}>{words('moreFilters')}</FilterButton>;
  return (
    <Suspense>
      <MoreFilters list={list} />
    </Suspense>
  );
}

const statusGroups = [
  ['standing', standingStatuses],
  ['waiting', waitingStatuses],
  ['notCancelled', notCancelled],
] as const;

/** The groups, each status, and any other combination in the address. */
function useStatusOptions(chosenStatus: string) {
  const words = useTranslations('orders');
  const nameOf = (status: OrderStatus) => words(`status.${status}`);
  const options = [
    ...statusGroups.map(([name, statuses]) => ({ value: statuses.join(','), label: words(`statuses.${name}`) })),
    ...orderStatuses.map((value) => ({ value, label: nameOf(value) })),
  ];
  const isOption = !chosenStatus || options.some(({ value }) => value === chosenStatus);
  // The address holds only statuses.
  const names = orderStatuses.filter((status) => chosenStatus.split(',').includes(status)).map(nameOf);
  return isOption ? options : [...options, { value: chosenStatus, label: names.join(', ') }];
}
