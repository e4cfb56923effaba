import { addDays, type LocalDate, momentOf } from '../dates/calendar.ts';
import { type JudgedSlot, judgedSlots, type Slot, type SlotSearch, slotsFor } from './slots.ts';

/** Why an address has no slot: its place is not served, or all its slots are refused. */
export const slotAbsences = ['no-zone', 'zone-inactive', 'no-schedule', 'full', 'closed', 'notice'] as const;
export type SlotAbsence = (typeof slotAbsences)[number];

/** Days beyond the horizon in which the next slot is searched. */
export const outlookDays = 92;

/** The first slot beyond the horizon, and the date from which it can be ordered. */
interface NextSlot {
  slot: Slot;
  opensOn: LocalDate;
}

interface SlotOutlook {
  free: Slot[];
  unavailable: JudgedSlot[];
  absence: { reason: SlotAbsence; next: NextSlot | undefined } | undefined;
}

/** From today to the horizon. `search` must know each slot's orders up to `outlookDays` after it. */
export function slotOutlook(search: SlotSearch): SlotOutlook {
  const slots = judgedSlots(search);
  const free = slots.flatMap(({ slot, refusal }) => (refusal ? [] : [slot]));
  const unavailable = slots.filter(({ refusal }) => refusal !== undefined);
  return {
    free,
    unavailable,
    absence: free.length > 0 ? undefined : { reason: reasonOf(unavailable), next: nextSlot(search) },
  };
}

function reasonOf(unavailable: readonly JudgedSlot[]): SlotAbsence {
  const refusals = new Set(unavailable.map(({ refusal }) => refusal));
  if (refusals.has('full')) return 'full';
  if (refusals.has('closed-date')) return 'closed';
  return refusals.size > 0 ? 'notice' : 'no-schedule';
}

function nextSlot(search: SlotSearch): NextSlot | undefined {
  const { rules, timeZone } = search;
  const farther = { ...rules, horizonDays: rules.horizonDays + outlookDays };
  return (
    slotsFor({ ...search, rules: farther })
      .map((slot) => ({ slot, opensOn: addDays(slot.date, -rules.horizonDays) }))
      // With a notice longer than the horizon, a slot closes before it opens.
      .find(({ slot, opensOn }) => slot.cutOffAt > momentOf(opensOn, '00:00', timeZone))
  );
}
