import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { HouseMap } from '../maps/HouseMap.tsx';
import { useTranslations } from 'use-intl';
import { Legend } from '../maps/Legend.tsx';
import { roundKey } from './report-query.ts';
import { useRoundName } from './use-round-name.ts';

/** The day's stops at their postal codes, with each round as a line. The lists below say the same as text. */
export default function StopsMap({ rounds, kitchen }: Pick<DeliveryReport, 'rounds' | 'kitchen'>) {
  const words = useTranslations('deliveryReport');
  const roundName = useRoundName();
  const namedRounds = rounds.map((round) => ({
    ...round,
    key: roundKey(round),
    name: roundName(round),
  }));
  const points = namedRounds.flatMap(({ name, colour, stops }) =>
    stops.flatMap(({ orderId, client, postalCode = '', city = '', point }, index) =>
      point
        ? [
            {
              key: String(orderId),
              name: words('stopOnMap', {
                place: String(index + 1),
                client,
                city: `${postalCode} ${city}`.trim(),
                round: name,
              }),
              badge: String(index + 1),
              colour,
              ...point,
            },
          ]
        : [],
    ),
  );
  if (points.length === 0) return null;
  const stopsWithoutPoint = rounds.flatMap(({ stops }) => stops.filter(({ point }) => point === null));
  const start = kitchen ? [{ key: 'kitchen', name: words('kitchen'), label: words('kitchen'), ...kitchen }] : [];
  return (
    <Card title={words('map')}>
      <HouseMap
        label={words('map')}
        points={[...start, ...points]}
        courses={namedRounds.map(({ key, colour, stops }) => ({
          key,
          colour,
          through: [kitchen, ...stops.map(({ point }) => point)].flatMap((point) => point ?? []),
        }))}
      />
      <Legend entries={namedRounds.map(({ key, name, colour }) => ({ key, name, colour }))} />
      {stopsWithoutPoint.length > 0 && (
        <p className="hint">
          {words('stopsWithoutPoint', { clients: stopsWithoutPoint.map(({ client }) => client).join(', ') })}
        </p>
      )}
    </Card>
  );
}
