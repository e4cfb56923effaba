/** Gridlines from 0 to the top of the chart, in the unit of the values; only 0 without data. */
export function ticksFor(values: readonly number[]): number[] {
  const highest = Math.max(0, ...values);
  if (highest === 0) return [0];
  const step = roundStep(highest / 4);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** The next round step: 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (([1, 2, 2.5, 5] as const).find((times) => times * power >= least) ?? 10) * power;
}

/** Every how many places a label fits; widths in pixels. */
export const labelEvery = (places: number, width: number, labelWidth: number): number =>
  Math.max(1, Math.ceil((places * labelWidth) / width));
