import { expect, test } from 'vitest';
import { dashboardEnd } from './dashboard-period.ts';

test('the home page looks eight days ahead', () => {
  expect(dashboardEnd('2026-11-25')).toBe('2026-12-03');
});
