import { useQuery } from '@tanstack/react-query';
import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { alertOf } from '@traiteur/domain/orders/allergies.ts';
import { useApi } from '@traiteur/front/front.ts';
import { AllergyChip } from '@traiteur/front/orders/order-chips.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { deliveryReportQuery } from '../../delivery/delivery-report/delivery-report-queries.ts';
import { roundKey } from '../../delivery/delivery-report/report-query.ts';
import { RoundLink } from '../../delivery/delivery-report/drivers/RoundLink.tsx';
import { useRoundName } from '../../delivery/delivery-report/use-round-name.ts';
import styles from './HomePage.module.css';
import { useTo } from '../../use-to.ts';
import { useNextDay } from './use-next-day.ts';
import { ordersOfRound } from '@traiteur/contract/money/report-lists.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { useOrdersLink } from '../../orders/use-orders-link.ts';

// A driver may come back here with taps that wait for the line.
const TapSender = lazyPart(() => import('../../delivery/rounds/TapSender.tsx'));

export function RoundsCard({ today }: { today: string }) {
  const api = useApi();
  const words = useTranslations('dashboard');
  const roundWords = useTranslations('rounds');
  const to = useTo();
  const { titleOf, linkTo } = useNextDay(today);
  const report = useQuery(deliveryReportQuery(api, undefined));
  const link = linkTo({ date: report.data?.date, view: 'rounds' });
  return (
    <>
      <Suspense>
        <TapSender />
      </Suspense>
      <Card title={titleOf('rounds', report.data?.date)} aside={<AppLink to={link}>{words('seeRounds')}</AppLink>}>
        <Shown
          query={report}
          shape={<Skeleton width="100%" height={160} />}
          empty={({ orders }) => orders === 0 && words('noneAhead')}
        >
          {({ rounds, date }) => (
            <>
              <ButtonLink variant="primary" to={`${to('round')}?date=${date}`}>
                {roundWords('open')}
              </ButtonLink>
              <ul className={styles['rounds']}>
                {rounds.map((round) => (
                  <RoundRow key={roundKey(round)} round={round} date={date} />
                ))}
              </ul>
            </>
          )}
        </Shown>
      </Card>
    </>
  );
}

type Round = DeliveryReport['rounds'][number];

function RoundRow({ round, date }: { round: Round; date: string }) {
  const { stops } = round;
  const listOf = useOrdersLink();
  const words = useTranslations('deliveryReport');
  const roundName = useRoundName();
  const { formatMoney } = useKitSettings();
  const due = stops.reduce((sum, { amountDue }) => sum + amountDue, 0);
  return (
    <li>
      <RoundLink date={date} round={round}>
        {roundName(round)}
      </RoundLink>{' '}
      <AllergyChip alert={alertOf(stops.flatMap(({ conflicts }) => conflicts))} />
      <small>
        <OfferedLink to={listOf(ordersOfRound(date, round))}>{words('stops', { count: stops.length })}</OfferedLink>
        {round.driver && ` · ${round.driver.name}`}
        {due > 0 && ` · ${words('due', { amount: formatMoney(due) })}`}
      </small>
    </li>
  );
}
