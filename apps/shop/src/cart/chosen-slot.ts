import type { DeliverySlot } from '@traiteur/contract/delivery/delivery-schedules.ts';

/** A slot with its times, which say it again wherever the cart is read. */
export type ChosenSlot = Pick<DeliverySlot, 'scheduleId' | 'date' | 'start' | 'end'>;

/** What a text of the store says, as far as it is a slot of that day. */
export function chosenSlotFrom(text: string | null, day: string | undefined): ChosenSlot | undefined {
  try {
    const { scheduleId, date, start, end } = (JSON.parse(text ?? '') ?? {}) as Partial<ChosenSlot>;
    return scheduleId && date && date === day && start && end ? { scheduleId, date, start, end } : undefined;
  } catch {
    return undefined;
  }
}
