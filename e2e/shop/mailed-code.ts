import { vi } from 'vitest';
import { readOutbox } from '../../apps/api/src/testing/read-outbox.ts';

/** The newest code that was mailed to that address, other than `formerCode`. */
export async function mailedCode(outbox: string, email: string, formerCode = ''): Promise<string> {
  const find = async () => {
    const mails = (await readOutbox(outbox)).filter(({ to }) => to?.some(({ address }) => address === email));
    const code = mails.map(({ text = '' }) => /^(\d{3} \d{3})$/m.exec(text)?.[1]).findLast(Boolean);
    return code === formerCode ? undefined : code;
  };
  await vi.waitUntil(find, { timeout: 100_000 });
  return (await find()) ?? '';
}
