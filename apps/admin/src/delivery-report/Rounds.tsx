import type { DeliveryReport } from '@traiteur/contract/delivery-report.ts';
import { alertOf } from '@traiteur/domain/allergies.ts';
import { isStopped, mainActionFrom, type OrderStatus } from '@traiteur/domain/orders/order-life.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOrderSteps } from '../orders/detail/order-steps.ts';
import reportStyles from './DeliveryReport.module.css';
import { roundKey } from './report-query.ts';
import { Round } from './Round.tsx';
import { RoundFilter } from './RoundFilter.tsx';
import styles from './Rounds.module.css';
import { useAdvance } from './use-advance.ts';

// No other view carries a map.
const StopsMap = lazy(() => import('./StopsMap.tsx'));

interface RoundsProps {
  report: Pick<DeliveryReport, 'rounds' | 'date' | 'kitchen'>;
  /** The key of one; all are shown where the day has none of it. */
  chosenRound: string | undefined;
  onChooseRound: (key: string | undefined) => void;
}

/** The drivers' rounds: by slot and zone, each stop with what it takes; several orders can be moved on at once. */
export function Rounds({ report, chosenRound, onChooseRound }: RoundsProps) {
  const { date, kitchen } = report;
  const chosenRounds = report.rounds.filter((round) => roundKey(round) === chosenRound);
  const rounds = chosenRounds.length > 0 ? chosenRounds : report.rounds;
  const { isOffered } = useOrderSteps();
  const words = useTranslations('deliveryReport');
  const [choice, setChoice] = useState<ReadonlyMap<number, OrderStatus>>(new Map());
  const { advance, progress } = useAdvance();
  const stops = rounds.flatMap(({ stops: roundStops }) => roundStops);
  const movable = stops.filter(({ status, conflicts }) => {
    const action = mainActionFrom(status);
    return action !== undefined && isOffered(action) && !isStopped(action, alertOf(conflicts));
  });
  // What a colleague moved on meanwhile is chosen no longer: the button under the finger would take a step that nobody chose.
  const moving = movable.filter(({ orderId, status }) => choice.get(orderId) === status);
  const isMoving = moving.length > 0 || progress !== null;
  const [nextAction, ...otherActions] = new Set(moving.map(({ status }) => mainActionFrom(status)));
  const toggle = (ids: readonly number[], on: boolean) => {
    const chosenStops = movable.filter((stop) => (ids.includes(stop.orderId) ? on : moving.includes(stop)));
    setChoice(new Map(chosenStops.map(({ orderId, status }) => [orderId, status])));
  };
  return (
    <>
      {report.rounds.length > 1 && (
        <div className={`${reportStyles['tools']} no-print`}>
          <RoundFilter
            rounds={report.rounds}
            chosenRound={chosenRounds.length > 0 ? chosenRound : undefined}
            onChoose={onChooseRound}
          />
        </div>
      )}
      {(movable.length > 0 || progress !== null) && (
        <div className={`${reportStyles['tools']} ${isMoving ? styles['moving'] : ''} no-print`}>
          <label className={reportStyles['check']}>
            <input
              type="checkbox"
              checked={moving.length > 0 && moving.length === movable.length}
              onChange={(event) =>
                toggle(
                  movable.map(({ orderId }) => orderId),
                  event.currentTarget.checked,
                )
              }
            />
            {words('selectAll')}
          </label>
          {isMoving && (
            <Button
              variant="primary"
              busy={progress !== null}
              disabledReason={otherActions.length > 0 ? words('mixedSteps') : undefined}
              onClick={() => void advance(moving).then(() => setChoice(new Map()))}
            >
              {progress
                ? words('advancing', progress)
                : nextAction && otherActions.length === 0
                  ? words(`advance.${nextAction}`, { count: moving.length })
                  : words('chosenCount', { count: moving.length })}
            </Button>
          )}
        </div>
      )}
      <div className={`${styles['map']} no-print`}>
        <Suspense fallback={<Skeleton width="100%" height={320} />}>
          <StopsMap rounds={rounds} kitchen={kitchen} />
        </Suspense>
      </div>
      <Stack>
        {rounds.map((round, index) => (
          <Round
            key={roundKey(round)}
            round={round}
            page={`round-${index + 1}`}
            report={{ date, kitchen }}
            chosen={moving.map(({ orderId }) => orderId)}
            movable={movable.map(({ orderId }) => orderId)}
            onChoose={toggle}
          />
        ))}
      </Stack>
    </>
  );
}
