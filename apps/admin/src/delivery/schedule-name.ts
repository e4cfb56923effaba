import type { DeliverySchedule } from '@traiteur/contract/delivery/delivery-schedules.ts';
import type { RecordTexts } from '../noun/noun.ts';

type Time = Pick<DeliverySchedule, 'weekday' | 'start' | 'end'>;

/** Such as "lundi 11 h – 13 h". */
export const nameOfSchedule = ({ weekday, start, end }: Time, texts: RecordTexts): string =>
  `${texts.weekday(weekday)} ${texts.dates.span(start, end)}`;
