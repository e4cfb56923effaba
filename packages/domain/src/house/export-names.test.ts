import { expect, test } from 'vitest';
import { exportName } from './export-names.ts';

test('a file has what it is of in its name, in its reader’s language, and its days', () => {
  expect(exportName('sales', 'fr', '2026-11-01', '2026-11-22')).toBe('ventes-2026-11-01-2026-11-22.xlsx');
  expect(exportName('discount-codes', 'en', '2026-11-24')).toBe('discount-codes-2026-11-24.xlsx');
});
