import { localTime } from '@traiteur/domain/dates/calendar.ts';

const hour = 3_600_000;
const hoursBefore = [0, 1, 2, 3, 4, 6, 8, 20, 24, 30, 48, 72, 96];
/** People choose by day. */
const [earliest, last] = ['07:00', '22:00'];

/** The latest one first, then full hours before it that are still to come. */
export function deadlineChoices(latest: Date, now: Date, timeZone: string): Date[] {
  const fullHours = hoursBefore
    .map((hours) => new Date(Math.floor((latest.getTime() - hours * hour) / hour) * hour))
    .filter((moment) => {
      const time = localTime(moment, timeZone);
      return time >= earliest && time <= last && moment < latest && moment.getTime() - now.getTime() > hour / 2;
    });
  return latest > now ? [latest, ...fullHours] : [];
}
