import type { Dashboard } from '@traiteur/contract/house/dashboard.ts';
import { deliverySchedules } from '@traiteur/contract/delivery/delivery-schedules.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';

type Zones = Dashboard['promiseAtRisk'];

/** Zones with no free slot within the promised hours, grouped by their next slot. */
export function PromiseNotices({ zones }: { zones: Zones }) {
  const words = useTranslations('dashboard');
  const dates = useDates();
  const groups = Map.groupBy(zones, ({ nextSlot }) => nextSlot && `${nextSlot.date} ${nextSlot.start}`);
  return [...groups].map(([key, groupedZones]) => {
    const slot = groupedZones[0]?.nextSlot;
    return (
      <li key={key ?? 'none'}>
        <Chip tone="info">{words('promise')}</Chip>
        <div>
          <ZoneLinks zones={groupedZones} />
          <small>
            {slot
              ? words('promiseNext', { date: dates.short(slot.date), start: dates.clock(slot.start) })
              : words('promiseNone')}
          </small>
        </div>
      </li>
    );
  });
}

function ZoneLinks({ zones }: { zones: Zones }) {
  const to = useTo();
  const nameOf = useLocalName();
  const { query } = deliverySchedules.operations.list;
  return zones.map(({ zoneId, name }, index) => (
    <Fragment key={zoneId}>
      {index > 0 && ', '}
      <OfferedLink to={addressWithQuery(to('deliverySchedules'), query, { zoneId: String(zoneId) })}>
        {nameOf(name)}
      </OfferedLink>
    </Fragment>
  ));
}
