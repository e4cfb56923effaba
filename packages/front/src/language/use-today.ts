import { type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import { useState } from 'react';
import { useFront } from '../front.ts';

/** The date it is for the caterer, as of when the screen was opened. */
export function useToday(): LocalDate {
  const { settings } = useFront();
  const [date] = useState(() => today(new Date(), settings.timeZone));
  return date;
}
