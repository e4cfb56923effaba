import { useQuery } from '@tanstack/react-query';
import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useTranslations } from 'use-intl';
import { useRoundName } from '../use-round-name.ts';
import { roundDriversQuery } from '../delivery-report-queries.ts';
import { useAssignment } from './use-assignment.ts';

type Round = DeliveryReport['rounds'][number];

/** Names who drives a round; changed by who sets the delivery's terms. */
export function RoundDriver({ date, round }: { date: string; round: Round }) {
  const words = useTranslations('rounds');
  const api = useApi();
  const name = useRoundName()(round);
  // Whoever sets zones names drivers; a driver takes a round on its own page.
  const isAsked = api.offers('rounds', 'assignRound') && api.offers('delivery-zones', 'update');
  const { data: people } = useQuery({ ...roundDriversQuery(api, date), enabled: isAsked });
  const { assign, isBusy } = useAssignment(date, round);
  const { driver } = round;
  if (!isAsked) return driver && <span>{driver.name}</span>;
  const names = people ?? [];
  const drivers = driver && !names.some(({ id }) => id === driver.id) ? [driver, ...names] : names;
  return (
    <select
      className="no-print"
      aria-label={words('driverOf', { round: name })}
      value={driver?.id ?? ''}
      // Drawn before the names are there: the stops below would move away under a finger.
      disabled={isBusy || !people}
      onChange={({ currentTarget: { value } }) => assign(value ? Number(value) : null)}
    >
      <option value="">{words('nobody')}</option>
      {drivers.map(({ id, name: driverName }) => (
        <option key={id} value={id}>
          {driverName}
        </option>
      ))}
    </select>
  );
}
