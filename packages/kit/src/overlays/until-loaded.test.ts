import { afterEach, expect, test, vi } from 'vitest';
import { untilLoaded } from './until-loaded.ts';

afterEach(() => vi.useRealTimers());

test('code that does not come is asked for again until it does', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('code');
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(4999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
