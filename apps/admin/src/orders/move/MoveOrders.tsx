import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import type { GridSlot } from '@traiteur/front/orders/slot-grid.ts';
import { slotKeys } from '@traiteur/front/orders/slot-queries.ts';
import { Pills } from '@traiteur/kit/form/Pills.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BatchTarget } from '../../list/batches/batch-requests.ts';
import { BatchReport } from '../../list/batches/BatchReport.tsx';
import { useBatch } from '../../list/batches/use-batch.ts';
import { useTo } from '../../use-to.ts';
import { useBatchUndo } from '../undo/use-batch-undo.ts';
import { NotTold } from '../messages/NotTold.tsx';
import { orderKeys } from '../order-queries.ts';
import { useOrdersLink } from '../use-orders-link.ts';
import { type DayWish, dayRequest } from './day-wish.ts';
import { DayMove } from './DayMove.tsx';
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

const noDay: DayWish = { date: '', nearest: false, replaced: [], reason: '' };

/** Shows which orders a day or a slot accepts before any is moved, then moves only those. */
export default function MoveOrders({ target, onMoved, onClose }: MoveOrdersProps) {
  const api = useApi();
  const to = useTo();
  const linkTo = useOrdersLink();
  const moves = useTranslations('orders.moves');
  const words = useTranslations('orders');
  const dates = useDates();
  const queries = useQueryClient();
  const batch = useBatch();
  const undo = useBatchUndo();
  const [way, setWay] = useState<'day' | 'slot'>('day');
  const [slot, setSlot] = useState<GridSlot>();
  const [wish, setWish] = useState(noDay);
  const isChosen = way === 'day' ? wish.date !== '' : slot !== undefined;
  const destination = useDestination(way, wish, slot);
  const slots = useQuery(moveSlotsQuery(api, target));
  const quote = useMoveQuote(target, destination);
  const isChecked = !quote.query.hasNextPage;

  async function move(where: NonNullable<typeof destination>) {
    const { doneIds, refusedIds } = await batch.run({
      target: quote.movable,
      sentenceOf: (count) => moves('done', { count }),
      send: (request) => api.call('orders', 'moveOrders', {}, { ...request, ...where }),
    });
    undo.offer(doneIds);
    onMoved([...quote.refused.map(({ id }) => id), ...refusedIds]);
    await Promise.all([
      queries.invalidateQueries({ queryKey: orderKeys.all }),
      queries.invalidateQueries({ queryKey: slotKeys.all }),
    ]);
  }
  // The report replaces the choice.
  if (batch.batch)
    return (
      <BatchReport
        batch={{ ...batch, close: onClose }}
        linkTo={(id) => to('order', { id })}
        listOf={(ids) => linkTo({ ids: ids.join() })}
        others={quote.refused.map(({ id }) => id)}
      />
    );
  const lack = moves(way === 'day' ? 'noDay' : 'none');
  return (
    <Stack>
      <Pills
        label={moves('where')}
        options={(['day', 'slot'] as const).map((value) => ({ value, label: words(`moveWays.${value}`) }))}
        value={way}
        onChange={setWay}
      />
      <Shown query={slots} shape={<Skeleton width="100%" height={200} />}>
        {(list) =>
          way === 'day' ? (
            <DayMove
              dates={[...new Set(list.items.map(({ date }) => date))]}
              wish={wish}
              lackingDishes={quote.lackingDishes}
              onChange={setWish}
            >
              {isChosen && <MoveQuote quote={quote} />}
            </DayMove>
          ) : (
            <SlotChoice
              list={list}
              chosenSlot={slot}
              isChoosable={({ state }) => state === 'free'}
              onChoose={setSlot}
            />
          )
        }
      </Shown>
      {way === 'slot' && <p role="status">{slot ? moves('chosen', { slot: dates.slot(slot) }) : lack}</p>}
      {way === 'slot' && slot && <MoveQuote quote={quote} />}
      <NotTold many />
      <div className="dialog-actions">
        <Button onClick={onClose}>{words('goBack')}</Button>
        <Button
          variant="primary"
          disabledReason={
            !isChosen ? lack : quote.possible === 0 && isChecked ? moves('possible', { count: 0 }) : undefined
          }
          onClick={() => destination && void move(destination)}
        >
          {isChecked ? (quote.possible > 0 ? moves('doIt', { count: quote.possible }) : moves('move')) : moves('doAll')}
        </Button>
      </div>
    </Stack>
  );
}

function useDestination(way: 'day' | 'slot', wish: DayWish, slot: GridSlot | undefined) {
  // Typing a reason asks for a quote when the hand rests.
  const quotedWish = useDeferredValue(wish);
  if (way === 'slot') return slot && { slot: { scheduleId: slot.scheduleId, date: slot.date } };
  return quotedWish.date === '' ? undefined : dayRequest(quotedWish);
}
