export interface DemoSchedule {
  weekday: number;
  start: string;
  end: string;
  /** Keys of the zones served. */
  zones: readonly string[];
  capacity: number | null;
  noticeHours: number | null;
}

const inner = ['centre', 'east', 'vincennes'];
const outer = ['west', 'south', 'north'];
const everywhere = [...inner, ...outer, 'versailles'];

/** Two vans at noon and two in the evening, Monday to Friday; one round on Saturday. */
export const demoSchedules: readonly DemoSchedule[] = [
  ...[1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, start: '11:00', end: '13:00', zones: inner, capacity: 16, noticeHours: null },
    { weekday, start: '12:00', end: '14:00', zones: outer, capacity: 16, noticeHours: null },
    { weekday, start: '18:00', end: '20:00', zones: everywhere, capacity: 18, noticeHours: null },
  ]),
  { weekday: 6, start: '10:00', end: '13:00', zones: everywhere, capacity: 20, noticeHours: 36 },
];
