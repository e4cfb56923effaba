import type { DeliverySlot } from '@traiteur/contract/delivery-schedules.ts';
import type { TextStorage } from '@traiteur/front/browser.ts';

/** A slot with its times, which say it again when the page was loaded anew. */
export type ChosenSlot = Pick<DeliverySlot, 'scheduleId' | 'date' | 'start' | 'end'>;

/** Where a tab keeps what was said on the way to an order, the slot among it. */
export const draftName = 'auth.checkout';

/** The slot that was chosen in this tab for that day; undefined where none was. */
export function chosenSlotOf(storage: TextStorage | undefined, day: string | undefined): ChosenSlot | undefined {
  try {
    const { slot } = JSON.parse(storage?.getItem(draftName) ?? '{}') as { slot?: ChosenSlot };
    return slot?.date === day && slot?.start && slot.end ? slot : undefined;
  } catch {
    return undefined;
  }
}
