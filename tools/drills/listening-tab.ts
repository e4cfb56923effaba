import { setTimeout as pause } from 'node:timers/promises';
import { afterwards } from '../../apps/api/src/testing/afterwards.ts';
import { hearNews } from '../../apps/api/src/testing/streams/news-reader.ts';
import type { DrillTown } from './drill-house.ts';

type Line = Awaited<ReturnType<typeof hearNews>>;

/** Hears the news of orders as a tab does: where its line ends, it goes on from what it heard last. */
export async function openTab({ addresses, token }: Pick<DrillTown, 'addresses' | 'token'>) {
  const lines: Line[] = [];
  let isClosed = false;

  async function listen(): Promise<Line> {
    const lastId = lines.flatMap(({ heard }) => heard.map(({ id }) => id)).findLast((id) => id > 0);
    const line = await hearNews((await addresses()).api, token, lastId);
    if (line.status !== 200) throw new Error(`the news were answered with ${line.status}`);
    lines.push(line);
    return line;
  }

  async function stay(firstLine: Line): Promise<void> {
    let line: Line | undefined = firstLine;
    while (!isClosed) {
      await pause(100);
      if (!line || line.ended) line = await listen().catch(() => undefined);
    }
  }

  const staying = stay(await listen());
  afterwards(() => {
    isClosed = true;
    return staying;
  });
  return {
    /** Of the node that it listens to, as the balancer names it. */
    node: () => String(lines.at(-1)?.headers['x-node']),
    hasHeardOf: (orderId: number) => lines.some((line) => line.of(orderId).includes('placed')),
    lineCount: () => lines.length,
  };
}
