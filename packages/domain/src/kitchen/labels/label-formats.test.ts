import { expect, test } from 'vitest';
import { formatSizes, labelFormats } from './label-formats.ts';

test('a label of smaller letters fits on a side below 80 cm², and of the others none has them', () => {
  const lowFormats = labelFormats.filter((format) => formatSizes[format].letterHeight < 1.2);
  expect(lowFormats).toEqual(['small-roll']);
  const { width, height } = formatSizes['small-roll'];
  expect(width * height).toBeLessThan(8000);
  expect(formatSizes['large-roll'].letterHeight).toBeGreaterThanOrEqual(1.2);
});

test('an A4 page holds labels in two columns and four rows, and no more of them', () => {
  const { width, height } = formatSizes.sheet;
  expect([Math.floor(210 / width), Math.floor(297 / height)]).toEqual([2, 4]);
});
