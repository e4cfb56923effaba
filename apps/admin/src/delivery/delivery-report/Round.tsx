import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { ordersOfRound } from '@traiteur/contract/money/report-lists.ts';
import { suggestedOrder } from '@traiteur/domain/delivery/suggested-order.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { PrintedHead } from '@traiteur/kit/look/screen/PrintedHead.tsx';
import { useTranslations } from 'use-intl';
import { useOrdersLink } from '../../orders/use-orders-link.ts';
import { RoundDriver } from './drivers/RoundDriver.tsx';
import { RoundStop } from './RoundStop.tsx';
import styles from './Rounds.module.css';
import { useRoundName } from './use-round-name.ts';
import { RoundLink } from './drivers/RoundLink.tsx';
import { StopPlace } from './StopPlace.tsx';
import { useStopOrder } from './use-stop-order.ts';

interface RoundProps {
  round: DeliveryReport['rounds'][number];
  /** The name of its printed page: each round begins a page. */
  page: string;
  report: Pick<DeliveryReport, 'date' | 'kitchen'>;
  chosen: readonly number[];
  /** Ids of the orders that can take their next step from here. */
  movable: readonly number[];
  onChoose: (ids: readonly number[], on: boolean) => void;
}

/** The stops of a round; drivers and managers reorder them by hand or from a suggestion. */
export function Round({ round, page, report, chosen, movable, onChoose }: RoundProps) {
  const linkTo = useOrdersLink();
  const words = useTranslations('deliveryReport');
  const roundWords = useTranslations('rounds');
  const dates = useDates();
  const { date, kitchen } = report;
  const { zoneId, start, end } = round;
  const { stops, isOffered, isBusy, suggestion, suggest, save, move, put } = useStopOrder(round, date);
  const name = useRoundName()(round);
  const placedStops = round.stops.filter(({ point }) => point);
  return (
    // Each driver takes their own round, so it begins a page on paper, and each of its pages names the round.
    <div style={{ page }}>
      <PrintedHead page={page} text={words('roundHead', { round: name, date: dates.full(date) })} />
      <Card
        className={styles['round']}
        title={name}
        aside={
          <div className={styles['aside']}>
            <OfferedLink to={linkTo(ordersOfRound(date, { zoneId, start, end }))}>
              {words('stops', { count: stops.length })}
            </OfferedLink>
            <RoundDriver date={date} round={round} />
            <RoundLink date={date} round={round}>
              {roundWords('open')}
            </RoundLink>
            {isOffered && placedStops.length > 1 && !suggestion && (
              <Button
                variant="subtle"
                className="no-print"
                aria-label={words('suggestFor', { round: name })}
                onClick={() => suggest(suggestedOrder(round.stops, kitchen).map(({ orderId }) => orderId))}
              >
                {words('suggest')}
              </Button>
            )}
          </div>
        }
      >
        {suggestion && (
          <div className={`${styles['suggestion']} no-print`} role="status">
            <p>{words(kitchen ? 'suggestion' : 'suggestionWithoutKitchen')}</p>
            <Button variant="primary" busy={isBusy} onClick={() => save(suggestion)}>
              {words('keepOrder')}
            </Button>
            <Button onClick={() => suggest(undefined)}>{words('leaveOrder')}</Button>
          </div>
        )}
        <ul>
          {stops.map((stop, index) => (
            <RoundStop
              key={stop.orderId}
              stop={stop}
              place={
                <StopPlace
                  place={index + 1}
                  count={stops.length}
                  stop={stop}
                  busy={isBusy}
                  {...(isOffered && {
                    onMove: (by: number) => move(index, by),
                    onPut: (orderId: number) => put(orderId, index),
                  })}
                />
              }
              chosen={chosen.includes(stop.orderId)}
              onChoose={movable.includes(stop.orderId) ? (on) => onChoose([stop.orderId], on) : undefined}
            />
          ))}
        </ul>
      </Card>
    </div>
  );
}
