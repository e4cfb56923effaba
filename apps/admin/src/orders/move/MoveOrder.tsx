import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SlotList } from '@traiteur/contract/delivery/delivery-schedules.ts';
import { forcibleMoves, forcibleRefusals } from '@traiteur/contract/orders/order-input.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { reasonsOf, useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import type { GridSlot } from '@traiteur/front/orders/slot-grid.ts';
import { slotOfOrder } from '@traiteur/front/orders/standing-order.ts';
import { slotKeys, slotsQuery } from '@traiteur/front/orders/slot-queries.ts';
import { PlainTextArea } from '@traiteur/kit/fields/PlainTextArea.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NotTold } from '../messages/NotTold.tsx';
import { orderKeys } from '../order-queries.ts';
import { useMayForce } from '../take/use-may-force.ts';
import { useUndo } from '../undo/use-undo.ts';
import { SlotChoice } from './SlotChoice.tsx';

interface MoveOrderProps {
  order: Order;
  address: NonNullable<Order['address']>;
  onClose: () => void;
}

export default function MoveOrder({ order, address, onClose }: MoveOrderProps) {
  const api = useApi();
  const words = useTranslations('orders');
  const moves = useTranslations('orders.moves');
  const dates = useDates();
  const mayForce = useMayForce();
  const slots = useQuery(slotsQuery(api, { country: address.country, postalCode: address.postalCode }));
  const [chosenSlot, setChosenSlot] = useState<GridSlot>();
  const [reason, setReason] = useState('');
  const [dishReason, setDishReason] = useState('');
  const move = useMove(order, onClose);
  const currentSlot = slotOfOrder(order);
  const isMade = order.status === 'failed';
  const isForced = chosenSlot?.state === 'full';
  const reasons = { place: isForced ? reason.trim() : '', dish: dishReason.trim() };
  return (
    <Stack>
      {move.fault && (
        <div role="alert">
          <Alarm title={move.fault} tone="warning" />
        </div>
      )}
      <p>
        {moves('from', { slot: dates.slot(currentSlot) })} {isMade && moves('failedExplained')}
      </p>
      <Shown query={slots} shape={<Skeleton width="100%" height={200} />}>
        {(list) => (
          <SlotChoice
            list={isMade ? withLateSlots(list) : list}
            current={currentSlot}
            chosenSlot={chosenSlot}
            isChoosable={({ state }) => state === 'free' || (state === 'full' && mayForce)}
            onChoose={setChosenSlot}
          />
        )}
      </Shown>
      {mayForce && move.lacksDish && (
        <PlainTextArea
          label={moves('cookAnyway')}
          description={moves('cookAnywayHere')}
          value={dishReason}
          maxLength={500}
          lines={1}
          onChange={setDishReason}
        />
      )}
      {isForced && (
        <PlainTextArea
          label={words('forcedReason.forcedPlace')}
          description={words('forced.explained')}
          value={reason}
          maxLength={500}
          lines={1}
          onChange={setReason}
        />
      )}
      <p role="status">{chosenSlot ? moves('chosen', { slot: dates.slot(chosenSlot) }) : moves('none')}</p>
      <NotTold />
      <div className="dialog-actions">
        <Button onClick={onClose}>{words('goBack')}</Button>
        <Button
          variant="primary"
          busy={move.isUnderWay}
          disabledReason={
            !chosenSlot ? moves('none') : isForced && !reason.trim() ? words('mayForce.forcedPlace') : undefined
          }
          onClick={() => chosenSlot && move.to(chosenSlot, reasons)}
        >
          {moves('move')}
        </Button>
      </div>
    </Stack>
  );
}

/** Moving ignores the cut-off: made dishes need no notice. The server checks that the slot has not begun. */
const withLateSlots = (list: SlotList): SlotList => ({
  ...list,
  items: [
    ...list.items,
    ...list.unavailable
      .filter(({ reason }) => reason === 'past-cut-off')
      .map(({ reason: _reason, orders, capacity, ...slot }) => ({
        ...slot,
        cutOffAt: '',
        left: capacity === null ? null : capacity - orders,
        withinPromise: false,
      })),
  ],
  unavailable: list.unavailable.filter(({ reason }) => reason !== 'past-cut-off'),
});

interface Reasons {
  /** Why a full slot takes it; empty: it does not. */
  place: string;
  /** Why dishes are cooked outside their days; empty: they are not. */
  dish: string;
}

const codesOf = (error: unknown): string[] =>
  error instanceof ApiRefusal ? [error.problem.code, ...(error.problem.errors ?? []).map(({ code }) => code)] : [];

function useMove({ id, version }: Order, onMoved: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const moves = useTranslations('orders.moves');
  const dates = useDates();
  const undo = useUndo(id);
  const failureMessage = useFailureMessage();
  const move = useMutation({
    mutationFn: ({ slot: { scheduleId, date }, reasons }: { slot: GridSlot; reasons: Reasons }) =>
      api.call(
        'orders',
        'moveOrder',
        { id },
        {
          slot: { scheduleId, date },
          version,
          ...(reasons.place && { forcedPlace: { reason: reasons.place } }),
          ...(reasons.dish && { forcedDish: { reason: reasons.dish } }),
        },
      ),
    onSuccess(order, { slot }) {
      queries.setQueryData(orderKeys.record(id), order);
      const isMoved = order.version !== version;
      toast.success(moves('moved', { slot: dates.slot(slot) }), isMoved ? undo.offerMove(order) : {});
      onMoved();
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: orderKeys.all }),
        queries.invalidateQueries({ queryKey: slotKeys.all }),
      ]),
  });
  return {
    to: (slot: GridSlot, reasons: Reasons) => move.mutate({ slot, reasons }),
    isUnderWay: move.isPending,
    /** Once the house refused: the day lacks a dish, or has too few portions of it. */
    lacksDish: codesOf(move.error).some((code) => code in forcibleMoves && !(code in forcibleRefusals)),
    fault: move.error ? [failureMessage(move.error), ...reasonsOf(move.error)].join(' ') : undefined,
  };
}
