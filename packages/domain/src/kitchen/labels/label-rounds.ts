import type { LocalTime } from '../../dates/calendar.ts';
import type { Bilingual } from '../../text/language.ts';

interface Recipient {
  zoneName: Bilingual;
  start: LocalTime;
  end: LocalTime;
}

/** By which labels of a round are told from others of a date. */
export const labelRound = ({ zoneName, start, end }: Recipient): string => `${zoneName.fr} ${start}-${end}`;
