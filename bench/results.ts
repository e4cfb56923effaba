import { medianOf } from './median.ts';
import type { Measured, Measures } from './measure.ts';

export interface Result {
  work: string;
  /** Requests per second. */
  ours: number;
  /** Null if there is no floor for this work. */
  floor: number | null;
  /** Median of ours to the floor's. */
  ratio: number | null;
  /** The target, with the measured value if the ratio does not say it. */
  reach: string;
  holds: boolean;
}

/** In times of the first page. */
const lastPageTimes = 1.1;

/** Of the floor's rate. */
const share = 0.9;

/** 99th percentile in milliseconds. */
const searchTime = 30;

export function resultsOf(measures: Measures): Result[] {
  const search = medianOf(measures.search.map(({ ours }) => ours.p99));
  const floorSearch = medianOf(measures.search.map(({ floor }) => floor.p99));
  const times = lastPageTimesIn(measures);
  const last = atLeast('order list, last page', measures['last page']);
  return [
    atLeast('order list, first page', measures['first page']),
    {
      ...last,
      reach: `${last.reach}; ≤ ${lastPageTimes} × the first page’s time: ${times.toFixed(2)}`,
      holds: last.holds && times <= lastPageTimes,
    },
    {
      ...figuresOf('order search by client', measures.search),
      reach: `p99 ≤ ${searchTime} ms: ${search}, floor ${floorSearch}`,
      holds: search <= searchTime,
    },
    atLeast('order detail', measures.detail),
    atLeast('placing an order', measures.placing),
    atLeast('placing for a regular', measures['placing for a regular']),
    atLeast('changing an order', measures.changing),
    atLeast('changing for a regular', measures['changing for a regular']),
    atLeast('a step of an order', measures['moving on']),
  ];
}

function atLeast(work: string, rounds: Measured[]) {
  const figures = figuresOf(work, rounds);
  return { ...figures, reach: `≥ ${share * 100} % of the floor`, holds: figures.ratio >= share };
}

export const figuresOf = (work: string, rounds: Measured[]) => ({
  work,
  ours: Math.round(medianOf(rounds.map(({ ours }) => ours.rate))),
  floor: Math.round(medianOf(rounds.map(({ floor }) => floor.rate))),
  ratio: rounded(medianOf(rounds.map(ratioOf))),
});

/** 0 if the floor gave no answer: the load was too short for a busy machine. */
const ratioOf = ({ ours, floor }: Measured) => (floor.rate > 0 ? ours.rate / floor.rate : 0);

const lastPageTimesIn = (measures: Measures): number =>
  medianOf(measures['last page'].map(({ ours }, round) => (measures['first page'][round]?.ours.rate ?? 0) / ours.rate));

const rounded = (ratio: number) => Math.round(ratio * 100) / 100;
