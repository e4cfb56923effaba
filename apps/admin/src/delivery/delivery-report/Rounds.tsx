import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { alertOf } from '@traiteur/domain/orders/allergies.ts';
import { isStopped, mainActionFrom, type OrderStatus } from '@traiteur/domain/orders/order-life.ts';
import { stopOf } from '@traiteur/domain/orders/order-stops.ts';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useOrderSteps } from '../../orders/detail/order-steps.ts';
import reportStyles from './DeliveryReport.module.css';
import { roundKey } from './report-query.ts';
import { Round } from './Round.tsx';
import { RoundFilter } from './RoundFilter.tsx';
import styles from './Rounds.module.css';
import { RoundsAdvance } from './RoundsAdvance.tsx';

// No other view has a map.
const StopsMap = lazyPart(() => import('./StopsMap.tsx'));

interface RoundsProps {
  report: Pick<DeliveryReport, 'rounds' | 'date' | 'kitchen'>;
  /** A round's key; all rounds are shown where the day has no such round. */
  chosenRound: string | undefined;
  onChooseRound: (key: string | undefined) => void;
}

/** The rounds by slot and zone; several orders can take their next step at once. */
export function Rounds({ report, chosenRound, onChooseRound }: RoundsProps) {
  const { date, kitchen } = report;
  const chosenRounds = report.rounds.filter((round) => roundKey(round) === chosenRound);
  const rounds = chosenRounds.length > 0 ? chosenRounds : report.rounds;
  const { isOffered } = useOrderSteps();
  const [choice, setChoice] = useState<ReadonlyMap<number, OrderStatus>>(new Map());
  const movable = rounds
    .flatMap(({ stops }) => stops)
    .filter(({ status, conflicts, isHeld }) => {
      const action = mainActionFrom(status);
      return (
        action !== undefined &&
        isOffered(action) &&
        !isStopped(action, stopOf({ allergyAlert: alertOf(conflicts), isHeld }))
      );
    });
  const movableIds = movable.map(({ orderId }) => orderId);
  // An order that a colleague moved on is no longer chosen: otherwise the button would take a step that was not chosen.
  const moving = movable.filter(({ orderId, status }) => choice.get(orderId) === status);
  const toggle = (ids: readonly number[], on: boolean) => {
    const chosenStops = movable.filter((stop) => (ids.includes(stop.orderId) ? on : moving.includes(stop)));
    setChoice(new Map(chosenStops.map(({ orderId, status }) => [orderId, status])));
  };
  // On a phone the stops come before the map: a driver needs the next door first.
  const [isWide] = useState(() => matchMedia('(min-width: 768px)').matches);
  const map = (
    <div className={`${styles['map']} no-print`}>
      <Suspense fallback={<Skeleton width="100%" height={320} />}>
        <StopsMap rounds={rounds} kitchen={kitchen} />
      </Suspense>
    </div>
  );
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
      <RoundsAdvance
        movable={movable}
        moving={moving}
        onChooseAll={(on) => toggle(movableIds, on)}
        onMoved={() => setChoice(new Map())}
      />
      {isWide && map}
      <Stack>
        {rounds.map((round, index) => (
          <Round
            key={roundKey(round)}
            round={round}
            page={`round-${index + 1}`}
            report={{ date, kitchen }}
            chosen={moving.map(({ orderId }) => orderId)}
            movable={movableIds}
            onChoose={toggle}
          />
        ))}
      </Stack>
      {!isWide && map}
    </>
  );
}
