/** Two values side by side: what is looked at, and what it is compared with. */
export interface ChartPoint {
  key: string;
  /** Under the axis, where there is room. */
  label: string;
  /** In full, for the table and for who hears it. */
  name: string;
  now: number;
  before: number;
}

export interface ChartProps {
  title: string;
  /** What the values are in: "€". */
  unit: string;
  /** Names of the two series. */
  now: string;
  before: string;
  /** Heading of the points' names in the table. */
  heading: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** A value on the axis, without its unit. */
  formatTick: (value: number) => string;
}
