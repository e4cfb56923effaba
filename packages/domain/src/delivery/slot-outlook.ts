import { addDays, type LocalDate, momentOf } from '../dates/calendar.ts';
import { type JudgedSlot, judgedSlots, type Slot, type SlotSearch, slotsFor } from './slots.ts';

/** Why an address has no slot to choose from: what its place lacks, or what holds back the slots that it has. */
export const slotAbsences = ['no-zone', 'zone-inactive', 'no-schedule', 'full', 'closed', 'notice'] as const;
export type SlotAbsence = (typeof slotAbsences)[number];

/** How far beyond the horizon the next slot is looked for, in days. */
export const outlookDays = 92;

/** The first slot beyond the horizon, and the date from which it can be ordered. */
interface NextSlot {
  slot: Slot;
  opensOn: LocalDate;
}

/** All that a zone's schedules hold: what can be chosen, what cannot and why, and when nothing can, the reason and what comes next. */
interface SlotOutlook {
  free: Slot[];
  unavailable: JudgedSlot[];
  absence: { reason: SlotAbsence; next: NextSlot | undefined } | undefined;
}

/** Looks at a zone's slots from today to the horizon. The search must know the orders of each slot up to `outlookDays` after it. */
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

/** The one reason that is told: full slots before closed days, closed days before the notice. */
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
      // A notice longer than the horizon closes a slot before it opens.
      .find(({ slot, opensOn }) => slot.cutOffAt > momentOf(opensOn, '00:00', timeZone))
  );
}
