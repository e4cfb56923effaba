import { get, type IncomingMessage } from 'node:http';
import { afterwards } from '../afterwards.ts';

interface HeardEvent {
  id: number;
  event: string;
  data: unknown;
}

/** Collects the events of a node until the test is over. */
export async function hearNews(host: string, token: string, lastEventId?: number) {
  const { request, answer } = await ask(`${host}/api/order-news`, {
    authorization: `Bearer ${token}`,
    ...(lastEventId !== undefined && { 'last-event-id': `${lastEventId}` }),
  });
  const leave = () => void request.destroy();
  afterwards(leave);
  const line = { heard: [] as HeardEvent[], heartbeats: 0, ended: false };
  let text = '';
  answer.setEncoding('utf8').on('data', (part: string) => {
    const blocks = (text + part).split('\n\n');
    text = blocks.pop() ?? '';
    if (answer.statusCode === 200) for (const block of blocks) hear(block);
  });
  answer.on('close', () => (line.ended = true)).on('error', () => undefined);
  function hear(block: string): void {
    if (block === ':') return void line.heartbeats++;
    const fields = Object.fromEntries(block.split('\n').map((field) => field.split(/: (.*)/))) as Record<
      string,
      string
    >;
    line.heard.push({
      id: Number(fields['id']),
      event: fields['event'] ?? '',
      data: JSON.parse(fields['data'] ?? '') as unknown,
    });
  }
  return Object.assign(line, {
    status: answer.statusCode,
    headers: answer.headers,
    leave,
    of: (orderId: number) =>
      line.heard.flatMap(({ data }) => (isOf(orderId, data) ? [(data as { kind: string }).kind] : [])),
  });
}

const ask = (url: string, headers: Record<string, string>) =>
  new Promise<{ request: ReturnType<typeof get>; answer: IncomingMessage }>((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (answer) => resolve({ request, answer }));
    request.on('error', reject);
  });

const isOf = (orderId: number, data: unknown) => (data as { orderId?: number }).orderId === orderId;
