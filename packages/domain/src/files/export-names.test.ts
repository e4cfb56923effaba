import { expect, test } from 'vitest';
import { clientExportName } from './export-names.ts';

test('a file of clients has the day of the house in its name', () => {
  expect(clientExportName(new Date('2026-11-23T23:30:00Z'), 'Europe/Paris')).toBe('clients-2026-11-24.xlsx');
});
