export interface ChartPoint {
  key: string;
  /** Under the axis, where there is room. */
  label: string;
  /** In full, for the table and for screen readers. */
  name: string;
  now: number;
  before: number;
}

export interface ChartProps {
  title: string;
  /** Unit of the values: "€". */
  unit: string;
  now: string;
  before: string;
  heading: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** A value on the axis, without its unit. */
  formatTick: (value: number) => string;
}
