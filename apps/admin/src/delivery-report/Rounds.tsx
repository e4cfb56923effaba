import type { DeliveryReport } from '@traiteur/contract/delivery-report.ts';
import { alertOf } from '@traiteur/domain/allergies.ts';
import { isStopped, mainActionFrom } from '@traiteur/domain/order-life.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { ordersOfRound } from '@traiteur/contract/report-lists.ts';
import { useOrdersLink } from '../orders/use-orders-link.ts';
import { useOrderSteps } from '../orders/detail/order-steps.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import reportStyles from './DeliveryReport.module.css';
import styles from './Rounds.module.css';
import { RoundStop } from './RoundStop.tsx';
import { useAdvance } from './use-advance.ts';

/** The drivers' rounds: by slot and zone, each stop with what it takes; several orders can be moved on at once. */
export function Rounds({ rounds, date }: Pick<DeliveryReport, 'rounds' | 'date'>) {
  const linkTo = useOrdersLink();
  const { isOffered } = useOrderSteps();
  const words = useTranslations('deliveryReport');
  const dates = useDates();
  const nameOf = useLocalName();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { advance, progress } = useAdvance();
  const stops = rounds.flatMap(({ stops: some }) => some);
  const movable = stops.filter(({ status, conflicts }) => {
    const action = mainActionFrom(status);
    return action !== undefined && isOffered(action) && !isStopped(action, alertOf(conflicts));
  });
  const moving = movable.filter(({ orderId }) => chosen.includes(orderId));
  const [nextAction, ...otherActions] = new Set(moving.map(({ status }) => mainActionFrom(status)));
  const toggle = (ids: readonly number[], on: boolean) =>
    setChosen((before) => (on ? [...new Set([...before, ...ids])] : before.filter((id) => !ids.includes(id))));
  return (
    <>
      {movable.length > 0 && (
        <div className={`${reportStyles['tools']} no-print`}>
          <label className={reportStyles['check']}>
            <input
              type="checkbox"
              checked={moving.length === movable.length}
              onChange={(event) =>
                toggle(
                  movable.map(({ orderId }) => orderId),
                  event.currentTarget.checked,
                )
              }
            />
            {words('selectAll')}
          </label>
          {moving.length > 0 && (
            <Button
              variant="primary"
              busy={progress !== null}
              disabledReason={otherActions.length > 0 ? words('mixedSteps') : undefined}
              onClick={() => void advance(moving).then(() => setChosen([]))}
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
      <Stack>
        {rounds.map(({ zoneId, zoneName, start, end, stops: some }) => (
          <Card
            key={`${start} ${end} ${zoneId}`}
            className={styles['round']}
            title={words('round', { zone: nameOf(zoneName), span: dates.span(start, end) })}
            aside={
              <OfferedLink to={linkTo(ordersOfRound(date, { zoneId, start, end }))}>
                {words('stops', { count: some.length })}
              </OfferedLink>
            }
          >
            <ul>
              {some.map((stop) => (
                <RoundStop
                  key={stop.orderId}
                  stop={stop}
                  chosen={chosen.includes(stop.orderId)}
                  onChoose={movable.includes(stop) ? (on) => toggle([stop.orderId], on) : undefined}
                />
              ))}
            </ul>
          </Card>
        ))}
      </Stack>
    </>
  );
}
