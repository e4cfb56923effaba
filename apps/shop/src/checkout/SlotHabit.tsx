import type { Address } from '@traiteur/contract/clients/clients.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChosenSlot } from '../cart/cart-state.ts';
import { useSlots } from './steps/use-slots.ts';
import type { LastOrder } from './use-last-order.ts';

interface SlotHabitProps {
  address: Address;
  lastOrder: LastOrder;
  /** Those that have no slot yet. */
  days: readonly string[];
  onChoose: (slots: ChosenSlot[]) => void;
}

/** Shows nothing. Chooses once, for each day, the slot at the hours of the last order; none where it is not offered. */
export function SlotHabit({ address, lastOrder, days, onChoose }: SlotHabitProps) {
  const { slots } = useSlots(address);
  const isDone = useRef(false);
  const choose = useEffectEvent(() => {
    if (!slots || isDone.current) return;
    isDone.current = true;
    const usualSlots = days.flatMap(
      (day) =>
        slots.find(
          ({ date, start, end, left }) =>
            date === day && start === lastOrder.slotStart && end === lastOrder.slotEnd && left !== 0,
        ) ?? [],
    );
    if (usualSlots.length > 0)
      onChoose(usualSlots.map(({ scheduleId, date, start, end }) => ({ scheduleId, date, start, end })));
  });
  useEffect(() => choose(), [slots]);
  return null;
}
