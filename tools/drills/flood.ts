// Its own program at the lowest priority: whoever asks from outside takes nothing of the house's processors.
import { Agent, request as open } from 'node:http';
import { constants, setPriority } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

export interface FloodRequest {
  kind: string;
  url: string;
  token?: string;
}

export interface FloodOptions {
  requests: readonly FloodRequest[];
  seconds: number;
  /** Requests a second, whatever is answered; without it, as many as `atOnce` keep going. */
  rate?: number;
  atOnce: number;
}

interface Answers {
  accepted: number;
  /** By status; 0 for a line that was cut. */
  refused: Record<string, number>;
  /** Refused without Retry-After. */
  unexplained: number;
  /** Milliseconds: of what was accepted the 99th percentile, of what was refused the median. */
  p99: number;
  refusedAfter: number;
}

export interface Flood {
  byKind: Record<string, Answers>;
  /** Requests that had to wait here, since too many were under way already. */
  unsent: number;
  seconds: number;
  /** Milliseconds at p99 that this program itself was late: on a busy machine its times tell of that too. */
  late: number;
}

interface Answer {
  kind: string;
  status: number;
  milliseconds: number;
  isExplained: boolean;
}

/** Addresses that visitors come from. */
const addresses = 500;

/** Its connections stay open, as those of a proxy do. */
const agent = new Agent({ keepAlive: true, maxFreeSockets: 1000 });

setPriority(constants.priority.PRIORITY_LOW);
process.once('disconnect', () => process.exit());
process.on('message', (options: FloodOptions) => void flood(options).then((result) => process.send?.(result)));

async function flood({ requests, seconds, rate, atOnce }: FloodOptions): Promise<Flood> {
  const answers: Answer[] = [];
  const delay = monitorEventLoopDelay();
  delay.enable();
  const begin = performance.now();
  const isOver = () => performance.now() - begin > seconds * 1000;
  let [underWay, number, unsent] = [0, 0, 0];

  async function send(): Promise<void> {
    const request = requests[number++ % requests.length];
    if (!request) return;
    underWay++;
    answers.push(await ask(request, number));
    underWay--;
  }
  async function sendAll(): Promise<void> {
    while (!isOver()) await send();
  }

  if (rate === undefined) await Promise.all(Array.from({ length: atOnce }, sendAll));
  else
    while (!isOver()) {
      const due = Math.floor(((performance.now() - begin) / 1000) * rate) - number - unsent;
      for (let count = 0; count < due; count++)
        if (underWay < atOnce) void send();
        else unsent++;
      await pause(5);
    }
  const lasted = (performance.now() - begin) / 1000;
  while (underWay > 0) await pause(20);
  const kinds = [...new Set(requests.map(({ kind }) => kind))];
  const byKind = kinds.map((kind) => [kind, summaryOf(answers.filter((answer) => answer.kind === kind))] as const);
  return { byKind: Object.fromEntries(byKind), unsent, seconds: lasted, late: Math.round(delay.percentile(99) / 1e6) };
}

function summaryOf(answers: Answer[]): Answers {
  const isAccepted = ({ status }: Answer) => status >= 200 && status < 300;
  const refusals = answers.filter((answer) => !isAccepted(answer));
  const statuses: Record<string, number> = {};
  for (const { status } of refusals) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    accepted: answers.length - refusals.length,
    refused: statuses,
    unexplained: refusals.filter(({ isExplained }) => !isExplained).length,
    p99: shareOf(answers.filter(isAccepted), 0.99),
    refusedAfter: shareOf(refusals, 0.5),
  };
}

function shareOf(answers: Answer[], share: number): number {
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
}

const ask = ({ kind, url, token }: FloodRequest, number: number) =>
  new Promise<Answer>((resolve) => {
    const begin = performance.now();
    const end = (status: number, isExplained: boolean) =>
      resolve({ kind, status, isExplained, milliseconds: performance.now() - begin });
    const from = number % addresses;
    const headers = {
      'x-forwarded-for': `10.${from >> 8}.${from & 255}.1`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const request = open(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => end(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined));
    });
    request.once('error', () => end(0, false));
    request.end();
  });
