/** How high a chart reaches and where its lines stand, in the values' own unit; bare zero where there is nothing to show. */
export function ticksFor(values: readonly number[]): number[] {
  const highest = Math.max(0, ...values);
  if (highest === 0) return [0];
  const step = roundStep(highest / 4);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** The next step that people count in: 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (([1, 2, 2.5, 5] as const).find((times) => times * power >= least) ?? 10) * power;
}

/** Every how many places a label stands, so that none runs into the next; all widths in pixels. */
export const labelEvery = (places: number, width: number, labelWidth: number): number =>
  Math.max(1, Math.ceil((places * labelWidth) / width));
