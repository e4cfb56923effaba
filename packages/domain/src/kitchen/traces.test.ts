import { expect, test } from 'vitest';
import { tracedSpan } from './traces.ts';

test('a trace tells of 92 days at most, the last ones', () => {
  expect(tracedSpan({ from: '2026-11-29', to: '2026-11-29' })).toEqual({ from: '2026-11-29', to: '2026-11-29' });
  expect(tracedSpan({ from: '2026-01-01', to: '2026-04-02' })).toEqual({ from: '2026-01-01', to: '2026-04-02' });
  expect(tracedSpan({ from: '2025-12-31', to: '2026-04-02' })).toEqual({ from: '2026-01-01', to: '2026-04-02' });
  expect(tracedSpan({ from: '2024-05-01', to: '2026-04-02' })).toEqual({ from: '2026-01-01', to: '2026-04-02' });
});
