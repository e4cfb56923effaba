import { useDates } from '@traiteur/front/language/use-dates.ts';

/** A slot in a few words: its day and its times. */
export function useSlotText() {
  const dates = useDates();
  return ({ date, start, end }: { date: string; start: string; end: string }) =>
    `${dates.long(date)}, ${dates.span(start, end)}`;
}
