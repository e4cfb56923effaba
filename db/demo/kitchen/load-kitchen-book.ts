import { addDays, type LocalDate, momentOf, today, weekdayOf } from '@traiteur/domain/dates/calendar.ts';
import {
  type ControlKind,
  endOf,
  isLasting,
  isWithin,
  longestCooling,
  usualLimits,
} from '@traiteur/domain/kitchen/control-checks.ts';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../../apps/api/src/database/schema.ts';
import { demoMeals } from '../meals/meals.ts';
import { demoPoints, everyDay } from './control-points.ts';

/** Points without an hour are checked at these. */
const usualHours: Partial<Record<ControlKind, string>> = {
  goods: '08:00',
  heating: '10:00',
  cooling: '10:30',
  sample: '11:00',
};

const people = { kitchen: 'Karim Belkacem', delivery: 'Hugo Petit' } as const;

/** Days that are written down, today’s as far as it has come. */
const days = 30;
/** Of them, the last on which a cooling took too long: one from Monday to Friday. */
const lastFailedDay = 22;
const friday = 5;

interface Circumstances {
  now: Date;
  timeZone: string;
}

interface Day extends Circumstances {
  date: LocalDate;
  /** Of `days`, from 0. */
  number: number;
}

interface JudgedDay extends Day {
  /** Its cooling took too long. */
  isFailed: boolean;
}

/** What the kitchen checked in a month, with one cooling that took too long. */
export async function loadKitchenBook(db: Kysely<Database>, circumstances: Circumstances): Promise<void> {
  const points = await insertPoints(db);
  const lastDate = today(circumstances.now, circumstances.timeZone);
  const bookDays = Array.from({ length: days }, (_, number): Day => {
    return { ...circumstances, number, date: addDays(lastDate, number + 1 - days) };
  });
  const failedDay = bookDays.findLast(({ number, date }) => number <= lastFailedDay && weekdayOf(date) <= friday);
  const checks = bookDays.flatMap((day) =>
    points
      .filter(({ weekdays }) => weekdays.includes(weekdayOf(day.date)))
      .flatMap((point) => checksOf(point, { ...day, isFailed: day === failedDay })),
  );
  await db.insertInto('kitchen_book').values(checks).execute();
  const signatures = bookDays.slice(0, -1).map((day) => ({
    date: day.date,
    at: momentOf(day.date, '20:40', day.timeZone),
    by_id: null,
    by_name: 'Julie Moreau',
    missing: 0,
  }));
  await db.insertInto('kitchen_signatures').values(signatures).execute();
}

async function insertPoints(db: Kysely<Database>) {
  const points = demoPoints.map((point) => ({
    keeper: 'kitchen' as const,
    hours: [],
    weekdays: everyDay,
    ...usualLimits[point.kind],
    ...point,
  }));
  const rows = await db
    .insertInto('control_points')
    .values(
      points.map(({ fr, en, kind, lowest, highest, keeper, hours, weekdays }) => ({
        name_fr: fr,
        name_en: en,
        kind,
        lowest,
        highest,
        keeper,
        hours: [...hours],
        weekdays: [...weekdays],
        active: true,
      })),
    )
    .returning(['id', 'name_fr'])
    .execute();
  return points.map((point) => ({ ...point, id: rows.find(({ name_fr: name }) => name === point.fr)?.id ?? 0 }));
}

type Point = Awaited<ReturnType<typeof insertPoints>>[number];

type CheckRow = Insertable<Database['kitchen_book']>;

function checksOf(point: Point, { date, number, now, timeZone, ...day }: JudgedDay): CheckRow[] {
  const { id, kind, lowest, highest, keeper, usual, hours } = point;
  const dueHours = hours.length > 0 ? hours : [usualHours[kind] ?? '09:00'];
  return dueHours.flatMap((hour, turn): CheckRow[] => {
    // Nobody writes on the stroke of the hour, nor reads the same twice.
    const drift = (number * 7 + id * 11 + turn * 5) % 20;
    const at = new Date(momentOf(date, hour, timeZone).getTime() + drift * 60_000);
    if (at > now) return [];
    const reading = usual === undefined ? null : usual + (drift % 9) - 4;
    const isFailed = kind === 'cooling' && day.isFailed;
    const minutes = isFailed ? longestCooling + 35 : longestCooling - 20 - drift;
    const end = kind === 'sample' ? endOf(kind, at) : at.getTime() + minutes * 60_000;
    const hasEnded = isLasting(kind) && end <= now.getTime();
    const row = {
      point_id: id,
      date,
      hour: hours.length > 0 ? hour : null,
      subject: subjectOf(kind, number),
      lowest,
      highest,
      reading,
      at,
      by_id: null,
      by_name: people[keeper],
    };
    if (!isLasting(kind)) return [{ ...row, conform: reading === null || isWithin(point, reading), action: '' }];
    if (!hasEnded) return [{ ...row, conform: null, action: '' }];
    const action = isFailed ? 'Plat jeté, cellule dégivrée et contrôlée' : '';
    const endReading = kind === 'cooling' ? 60 + drift : null;
    return [
      {
        ...row,
        conform: !isFailed,
        action,
        end_reading: endReading,
        ended_at: new Date(end),
        ended_by_name: people[keeper],
      },
    ];
  });
}

/** A dish of the day, or whose goods they are. */
function subjectOf(kind: ControlKind, day: number): string {
  if (kind === 'goods') return 'Primeurs du Pont-Neuf';
  if (kind === 'storage' || kind === 'vehicle' || kind === 'cleaning') return '';
  return demoMeals[(day * 7) % demoMeals.length]?.name.fr ?? '';
}
