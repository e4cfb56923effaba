import { useQuery } from '@tanstack/react-query';
import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { alertOf } from '@traiteur/domain/orders/allergies.ts';
import { useApi } from '@traiteur/front/front.ts';
import { AllergyChip } from '@traiteur/front/orders/order-chips.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { deliveryReportQuery } from '../../delivery/delivery-report/delivery-report-queries.ts';
import { roundKey } from '../../delivery/delivery-report/report-query.ts';
import { useRoundName } from '../../delivery/delivery-report/use-round-name.ts';
import styles from './HomePage.module.css';
import { useNextDay } from './use-next-day.ts';
import { ordersOfRound } from '@traiteur/contract/money/report-lists.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { useOrdersLink } from '../../orders/use-orders-link.ts';

export function RoundsCard({ today }: { today: string }) {
  const api = useApi();
  const words = useTranslations('dashboard');
  const { titleOf, linkTo } = useNextDay(today);
  const report = useQuery(deliveryReportQuery(api, undefined));
  const link = linkTo({ date: report.data?.date, view: 'rounds' });
  return (
    <Card title={titleOf('rounds', report.data?.date)} aside={<AppLink to={link}>{words('seeRounds')}</AppLink>}>
      <Shown
        query={report}
        shape={<Skeleton width="100%" height={160} />}
        empty={({ orders }) => orders === 0 && words('noneAhead')}
      >
        {({ rounds, date }) => (
          <ul className={styles['rounds']}>
            {rounds.map((round) => (
              <RoundRow
                key={roundKey(round)}
                round={round}
                date={date}
                link={linkTo({ date, view: 'rounds', round: roundKey(round) })}
              />
            ))}
          </ul>
        )}
      </Shown>
    </Card>
  );
}

type Round = DeliveryReport['rounds'][number];

function RoundRow({ round, date, link }: { round: Round; date: string; link: string }) {
  const { stops } = round;
  const listOf = useOrdersLink();
  const words = useTranslations('deliveryReport');
  const roundName = useRoundName();
  const { formatMoney } = useKitSettings();
  const due = stops.reduce((sum, { amountDue }) => sum + amountDue, 0);
  return (
    <li>
      <AppLink to={link}>{roundName(round)}</AppLink>{' '}
      <AllergyChip alert={alertOf(stops.flatMap(({ conflicts }) => conflicts))} />
      <small>
        <OfferedLink to={listOf(ordersOfRound(date, round))}>{words('stops', { count: stops.length })}</OfferedLink>
        {due > 0 && ` · ${words('due', { amount: formatMoney(due) })}`}
      </small>
    </li>
  );
}
