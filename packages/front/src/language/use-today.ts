import { type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import { useState } from 'react';
import { useFront } from '../front.ts';

/** In the house's time zone, when the screen opened. */
export function useToday(): LocalDate {
  const { settings } = useFront();
  const [date] = useState(() => today(new Date(), settings.timeZone));
  return date;
}
