import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '@traiteur/contract/wire/client.ts';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Dialog, DialogStack } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deliveryDayQuery } from './delivery-configuration-queries.ts';
import { DayActions } from './DayActions.tsx';
import { OrdersOfDay } from './OrdersOfDay.tsx';
import { useDayChanges } from './use-day-changes.ts';

/** Shows the standing orders of a day before it is closed. */
export function CloseDayDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const api = useApi();
  const words = useTranslations('deliveryConfigurations.days');
  const forms = useTranslations('forms');
  const dates = useDates();
  const failureMessage = useFailureMessage();
  const day = useQuery(deliveryDayQuery(api, date));
  const { close, refresh, openNow } = useDayChanges();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function confirm(configurationId: number) {
    setBusy(true);
    try {
      const orders = await close(configurationId, date, { goesOn: true });
      if (orders === 0) onClose();
    } catch (error) {
      const isStale = isRefusal(error, 'stale');
      setFault(isStale ? words('changed') : failureMessage(error));
      if (isStale) await refresh();
    } finally {
      setBusy(false);
    }
  }

  return (
    <DialogStack>
      <Dialog
        opened
        title={words(day.data?.closed ? 'closedTitle' : 'closeQuestion', { date: dates.long(date) })}
        onClose={onClose}
      >
        {fault && (
          <div role="alert">
            <Alarm title={fault} tone="warning" />
          </div>
        )}
        <Shown query={day} shape={<Skeleton width="80%" height={60} />}>
          {({ configurationId, closed, orders, firstOrders }) => (
            <Stack>
              <OrdersOfDay date={date} orders={orders} firstOrders={firstOrders} />
              <p>
                {closed
                  ? words(orders > 0 ? 'left' : 'isClosed', { date: dates.long(date) })
                  : words(configurationId === null ? 'noConfiguration' : 'explained')}
              </p>
              {closed && orders > 0 && <DayActions date={date} orders={orders} onDone={() => void refresh()} />}
              <div className="dialog-actions">
                {closed && orders > 0 && (
                  <Button
                    onClick={() => {
                      openNow(date);
                      onClose();
                    }}
                  >
                    {words('open')}
                  </Button>
                )}
                <Button data-autofocus onClick={onClose}>
                  {closed ? words('later') : forms('cancel')}
                </Button>
                {configurationId !== null && !closed && (
                  <Button variant="danger" busy={isBusy} onClick={() => void confirm(configurationId)}>
                    {words('close')}
                  </Button>
                )}
              </div>
            </Stack>
          )}
        </Shown>
      </Dialog>
    </DialogStack>
  );
}
