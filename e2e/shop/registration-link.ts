import { vi } from 'vitest';
import { readOutbox } from '../../apps/api/src/testing/read-outbox.ts';

export async function registrationLink(outbox: string, email: string): Promise<string> {
  const find = async () =>
    (await readOutbox(outbox))
      .filter(({ to }) => to?.some(({ address }) => address === email))
      .map(({ text = '' }) => /https?:\/\/\S+#inscription=[\w-]+/.exec(text)?.[0])
      .findLast(Boolean);
  await vi.waitUntil(find, { timeout: 100_000 });
  return (await find()) ?? '';
}
