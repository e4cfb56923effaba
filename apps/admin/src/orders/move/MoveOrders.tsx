import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import type { GridSlot } from '@traiteur/front/orders/slot-grid.ts';
import { slotKeys } from '@traiteur/front/orders/slot-queries.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BatchTarget } from '../../list/batches/batch-requests.ts';
import { BatchReport } from '../../list/batches/BatchReport.tsx';
import { useBatch } from '../../list/batches/use-batch.ts';
import { useTo } from '../../use-to.ts';
import { NotTold } from '../messages/NotTold.tsx';
import { orderKeys } from '../order-queries.ts';
import { moveSlotsQuery } from './move-queries.ts';
import { MoveQuote } from './MoveQuote.tsx';
import { SlotChoice } from './SlotChoice.tsx';
import { useMoveQuote } from './use-move-quote.ts';

interface MoveOrdersProps {
  target: BatchTarget;
  /** Called with the ids of the orders that were not moved. */
  onMoved: (refusedIds: readonly number[]) => void;
  onClose: () => void;
}

/** Shows which orders a slot accepts before any is moved, then moves only those. */
export default function MoveOrders({ target, onMoved, onClose }: MoveOrdersProps) {
  const api = useApi();
  const to = useTo();
  const moves = useTranslations('orders.moves');
  const back = useTranslations('orders')('goBack');
  const dates = useDates();
  const queries = useQueryClient();
  const batch = useBatch();
  const [slot, setSlot] = useState<GridSlot>();
  const chosenSlot = slot && { scheduleId: slot.scheduleId, date: slot.date };
  const slots = useQuery(moveSlotsQuery(api, target));
  const quote = useMoveQuote(target, chosenSlot);
  const isChecked = !quote.query.hasNextPage;

  async function move(where: NonNullable<typeof chosenSlot>) {
    const { refusedIds } = await batch.run({
      target: quote.movable,
      sentenceOf: (count) => moves('done', { count }),
      send: (request) => api.call('orders', 'moveOrders', {}, { ...request, slot: where }),
    });
    onMoved([...quote.refused.map(({ id }) => id), ...refusedIds]);
    await Promise.all([
      queries.invalidateQueries({ queryKey: orderKeys.all }),
      queries.invalidateQueries({ queryKey: slotKeys.all }),
    ]);
  }
  // The report replaces the choice.
  if (batch.batch) return <BatchReport batch={{ ...batch, close: onClose }} linkTo={(id) => to('order', { id })} />;
  return (
    <Stack>
      <Shown query={slots} shape={<Skeleton width="100%" height={200} />}>
        {(list) => (
          <SlotChoice list={list} chosenSlot={slot} isChoosable={({ state }) => state === 'free'} onChoose={setSlot} />
        )}
      </Shown>
      <p role="status">{slot ? moves('chosen', { slot: dates.slot(slot) }) : moves('none')}</p>
      {slot && <MoveQuote quote={quote} />}
      <NotTold many />
      <div className="dialog-actions">
        <Button onClick={onClose}>{back}</Button>
        <Button
          variant="primary"
          disabledReason={
            !slot ? moves('none') : quote.possible === 0 && isChecked ? moves('possible', { count: 0 }) : undefined
          }
          onClick={() => chosenSlot && void move(chosenSlot)}
        >
          {isChecked ? (quote.possible > 0 ? moves('doIt', { count: quote.possible }) : moves('move')) : moves('doAll')}
        </Button>
      </div>
    </Stack>
  );
}
