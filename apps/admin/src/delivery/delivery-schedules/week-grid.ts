import type { DeliverySchedule } from '@traiteur/contract/delivery/delivery-schedules.ts';

export interface WeekBlock {
  schedule: DeliverySchedule;
  /** Minutes from the first hour that is drawn. */
  from: number;
  minutes: number;
  /** Those that overlap stand beside each other. */
  lane: number;
  lanes: number;
}

interface WeekGrid {
  /** Whole hours; the last one ends the grid. */
  hours: number[];
  /** By weekday, Monday first, each in the order of time. */
  days: WeekBlock[][];
}

/** A week of schedules, as far as their hours reach. */
export function weekGrid(schedules: readonly DeliverySchedule[]): WeekGrid {
  const first = Math.min(...schedules.map(({ start }) => Math.floor(minutesOf(start) / 60)));
  const last = Math.max(...schedules.map(({ end }) => Math.ceil(minutesOf(end) / 60)));
  const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    blocksOf(
      schedules.filter((schedule) => schedule.weekday === weekday),
      first * 60,
    ),
  );
  return { hours: Array.from({ length: last - first + 1 }, (_, index) => first + index), days };
}

function blocksOf(schedules: readonly DeliverySchedule[], origin: number): WeekBlock[] {
  const inOrder = schedules.toSorted((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end));
  const blocks: WeekBlock[] = [];
  /** Blocks that overlap one another, directly or by others between them. */
  let cluster: WeekBlock[] = [];
  const finish = () => {
    const lanes = Math.max(0, ...cluster.map(({ lane }) => lane + 1));
    for (const block of cluster) block.lanes = lanes;
    blocks.push(...cluster);
    cluster = [];
  };
  for (const schedule of inOrder) {
    const from = minutesOf(schedule.start) - origin;
    const minutes = minutesOf(schedule.end) - minutesOf(schedule.start);
    if (cluster.every((block) => endOf(block) <= from)) finish();
    const busyLanes = new Set(cluster.filter((block) => endOf(block) > from).map(({ lane }) => lane));
    const lane = [...Array(cluster.length + 1).keys()].find((candidate) => !busyLanes.has(candidate)) ?? 0;
    cluster.push({ schedule, from, minutes, lane, lanes: 1 });
  }
  finish();
  return blocks;
}

const endOf = ({ from, minutes }: WeekBlock) => from + minutes;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
