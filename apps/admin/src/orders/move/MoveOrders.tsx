import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import type { GridSlot } from '@traiteur/front/orders/slot-grid.ts';
import { slotKeys } from '@traiteur/front/orders/slot-queries.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { BatchReport } from '../../list/batches/BatchReport.tsx';
import { useBatch } from '../../list/batches/use-batch.ts';
import { useTo } from '../../use-to.ts';
import { orderKeys } from '../order-queries.ts';
import { moveQuoteQuery, moveSlotsQuery } from './move-queries.ts';
import { MoveQuote } from './MoveQuote.tsx';
import { SlotChoice } from './SlotChoice.tsx';
import { useSlotText } from './use-slot-text.ts';

interface MoveOrdersProps {
  ids: readonly number[];
  onMoved: (refusedIds: readonly number[]) => void;
  onClose: () => void;
}

/** Chooses a slot for many orders, says which of them it takes before anything is moved, and moves those. */
export default function MoveOrders({ ids, onMoved, onClose }: MoveOrdersProps) {
  const api = useApi();
  const to = useTo();
  const locale = useLocale();
  const moves = useTranslations('orders.moves');
  const back = useTranslations('orders')('goBack');
  const slotText = useSlotText();
  const queries = useQueryClient();
  const batch = useBatch();
  const [slot, setSlot] = useState<GridSlot>();
  const chosenSlot = slot && { scheduleId: slot.scheduleId, date: slot.date };
  const slots = useQuery(moveSlotsQuery(api, ids));
  const quote = useQuery(moveQuoteQuery(api, ids, chosenSlot, locale === 'en' ? 'en' : 'fr'));
  const possibleIds = (quote.data?.done ?? []).map(({ id }) => id);

  async function move(target: typeof possibleIds, where: NonNullable<typeof chosenSlot>) {
    const { refusedIds } = await batch.run({
      target: { ids: target },
      sentenceOf: (count) => moves('done', { count }),
      send: (request) =>
        api.call('orders', 'moveOrders', {}, { ids: 'ids' in request ? request.ids : [], slot: where }),
    });
    onMoved([...ids.filter((id) => !target.includes(id)), ...refusedIds]);
    await Promise.all([
      queries.invalidateQueries({ queryKey: orderKeys.all }),
      queries.invalidateQueries({ queryKey: slotKeys.all }),
    ]);
  }
  // What became of them takes the place of the choice.
  if (batch.batch) return <BatchReport batch={{ ...batch, close: onClose }} linkTo={(id) => to('order', { id })} />;
  return (
    <Stack>
      <Shown query={slots} shape={<Skeleton width="100%" height={200} />}>
        {(list) => (
          <SlotChoice list={list} chosenSlot={slot} isChoosable={({ state }) => state === 'free'} onChoose={setSlot} />
        )}
      </Shown>
      <p role="status">{slot ? moves('chosen', { slot: slotText(slot) }) : moves('none')}</p>
      {slot && (
        <Shown query={quote} shape={<Skeleton width="60%" />}>
          {(answer) => <MoveQuote quote={answer} />}
        </Shown>
      )}
      <div className="dialog-actions">
        <Button onClick={onClose}>{back}</Button>
        <Button
          variant="primary"
          disabledReason={
            !slot ? moves('none') : possibleIds.length === 0 ? moves('possible', { count: 0 }) : undefined
          }
          onClick={() => chosenSlot && void move(possibleIds, chosenSlot)}
        >
          {possibleIds.length > 0 ? moves('doIt', { count: possibleIds.length }) : moves('move')}
        </Button>
      </div>
    </Stack>
  );
}
