import { expect, test } from 'vitest';
import { invoiceNumber } from './invoice-number.ts';

test('a number says its kind, its year and its place in the series', () => {
  expect(invoiceNumber('invoice', 2026, 42)).toBe('F2026-000042');
  expect(invoiceNumber('credit_note', 2026, 7)).toBe('A2026-000007');
  expect(invoiceNumber('invoice', 2026, 1_000_000)).toBe('F2026-1000000');
});
