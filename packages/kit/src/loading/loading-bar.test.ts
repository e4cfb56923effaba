import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadingBar } from './loading-bar.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('work shorter than 200 ms shows no bar', () => {
  const bar = createLoadingBar();
  bar.start();
  vi.advanceTimersByTime(199);
  bar.finish();
  vi.advanceTimersByTime(1000);
  expect(bar.read().percent).toBeNull();
});

test('the bar creeps with a nominal duration of 5000 ms and never fills by itself', () => {
  const bar = createLoadingBar();
  bar.start();
  vi.advanceTimersByTime(200 + 2400);
  expect(bar.read().percent).toBeCloseTo(50, 0);
  vi.advanceTimersByTime(60_000);
  expect(bar.read().percent).toBe(95);
});

test('advancing stops at 100', () => {
  const bar = createLoadingBar();
  bar.start();
  vi.advanceTimersByTime(300);
  bar.advance(500);
  expect(bar.read().percent).toBe(100);
});

test('the bar ends with the last piece of work', () => {
  const bar = createLoadingBar();
  bar.start();
  bar.start();
  vi.advanceTimersByTime(500);
  bar.finish();
  expect(bar.read().percent).toBeLessThan(100);
  bar.finish();
  expect(bar.read()).toEqual({ percent: 100, failed: false });
  vi.advanceTimersByTime(300);
  expect(bar.read().percent).toBeNull();
});

test('the bar moves on by its share as each piece of work is done', () => {
  const bar = createLoadingBar();
  bar.start();
  bar.start();
  vi.advanceTimersByTime(200 + 900);
  expect(bar.read().percent).toBeCloseTo(20);
  bar.finish();
  expect(bar.read().percent).toBeCloseTo(60);
});

test('work that begins while the bar moves goes on where it stands', () => {
  const bar = createLoadingBar();
  bar.start();
  vi.advanceTimersByTime(1000);
  const earlierPercent = bar.read().percent ?? 0;
  bar.start();
  expect(bar.read().percent).toBe(earlierPercent);
});

test('a failure shows at once, then goes away', () => {
  const bar = createLoadingBar();
  bar.start();
  bar.fail();
  expect(bar.read()).toEqual({ percent: 100, failed: true });
  vi.advanceTimersByTime(2000);
  expect(bar.read()).toEqual({ percent: null, failed: false });
});

test('a failure stays one while the other pieces of work get done', () => {
  const bar = createLoadingBar();
  bar.start();
  bar.start();
  bar.fail();
  bar.finish();
  expect(bar.read()).toEqual({ percent: 100, failed: true });
});

test('new work shows a bar again after a failure, though other work never ended', () => {
  const bar = createLoadingBar();
  bar.start();
  bar.start();
  bar.fail();
  vi.advanceTimersByTime(2000);
  bar.start();
  vi.advanceTimersByTime(400);
  expect(bar.read()).toEqual({ percent: 6, failed: false });
});

test('who listens hears of each change until they stop', () => {
  const bar = createLoadingBar();
  const heard = vi.fn();
  const stop = bar.subscribe(heard);
  bar.start();
  vi.advanceTimersByTime(300);
  const times = heard.mock.calls.length;
  expect(times).toBeGreaterThan(1);
  stop();
  vi.advanceTimersByTime(300);
  expect(heard).toHaveBeenCalledTimes(times);
});
