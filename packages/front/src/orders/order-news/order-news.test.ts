import { ApiRefusal, type ApiClient } from '@traiteur/contract/wire/client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../session/session.ts';
import { createListeners } from '../../browser/store.ts';
import { createOrderNews, type OrderNews } from './order-news.ts';

/** The server's end of a stream. */
interface Line {
  lastEventId: string | undefined;
  send: (text: string) => void;
  end: () => void;
  isLeft: boolean;
}

let lines: Line[];
let refusal: number | undefined;
let browser: ReturnType<typeof browserWithTabs>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  lines = [];
  refusal = undefined;
  browser = browserWithTabs();
});
afterEach(() => vi.useRealTimers());

const order = (id: number, orderId: number) =>
  `id: ${id}\nevent: order\ndata: {"orderId":${orderId},"kind":"placed"}\n\n`;
const start = (id: number, quietFor: number | null) => `id: ${id}\nevent: start\ndata: {"quietFor":${quietFor}}\n\n`;
/** Lets everything happen that waits for nothing but its turn. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
}

/** The same after so many milliseconds. */
async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
}
const lastLine = () => lines.at(-1) ?? expect.fail('no stream was opened');

test('one tab reads, and every tab hears', async () => {
  const [first, second] = [browser.openTab(), browser.openTab()];
  await settle();
  expect(lines.length).toBe(1);
  lastLine().send(order(7, 3));
  await settle();
  expect([first.heard, second.heard]).toEqual([[{ orderId: 3, kind: 'placed' }], [{ orderId: 3, kind: 'placed' }]]);
});

test.each(['closed', 'hidden'] as const)('when the tab that reads is %s, another goes on where it was', async (how) => {
  const [first, second] = [browser.openTab(), browser.openTab()];
  await settle();
  lastLine().send(order(7, 3));
  await settle();
  if (how === 'closed') first.leave();
  else first.show(false);
  await settle();
  expect(lines.map(({ lastEventId, isLeft }) => [lastEventId, isLeft])).toEqual([
    [undefined, true],
    ['7', false],
  ]);
  lastLine().send(order(8, 4));
  await settle();
  expect(second.heard).toEqual([
    { orderId: 3, kind: 'placed' },
    { orderId: 4, kind: 'placed' },
  ]);
});

test('a browser of which nobody sees a tab reads nothing, and catches up when somebody does', async () => {
  const tab = browser.openTab();
  await settle();
  lastLine().send(order(7, 3));
  await settle();
  tab.show(false);
  await settle();
  expect(lines.map(({ isLeft }) => isLeft)).toEqual([true]);
  tab.show(true);
  await settle();
  expect(lastLine().lastEventId).toBe('7');
});

test('a tab that nobody sees goes on for who follows from there', async () => {
  const tab = browser.openTab({ whileHidden: true });
  await settle();
  tab.show(false);
  await settle();
  expect(lines.map(({ isLeft }) => isLeft)).toEqual([false]);
  lastLine().send('event: message\ndata: {}\n\n');
  await settle();
  expect(tab.heard).toEqual(['message']);
});

test('a line that is lost is taken up again where it was, each time after a longer pause', async () => {
  browser.openTab();
  await settle();
  lastLine().send(order(7, 3));
  await settle();
  lastLine().end();
  await wait(1000);
  expect(lines.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '7']);
  for (const pause of [2000, 4000, 8000]) {
    const lineCount = lines.length;
    lastLine().end();
    await wait(pause / 2 - 100);
    expect(lines.length).toBe(lineCount);
    await wait(pause / 2 + 100);
    expect(lines.length).toBe(lineCount + 1);
  }
});

test('a line that gives no sign of life is given up', async () => {
  browser.openTab();
  await settle();
  for (let heartbeat = 0; heartbeat < 4; heartbeat++) {
    await wait(40_000);
    lastLine().send(':\n\n');
  }
  expect(lines.length).toBe(1);
  await wait(47_000);
  expect(lines.map(({ isLeft }) => isLeft)).toEqual([true, false]);
});

test('what happened between reading a page and listening makes it read again, and nothing else does', async () => {
  const tab = browser.openTab();
  await wait(5000);
  lastLine().send(start(7, 10_000));
  await settle();
  lastLine().send(start(7, null));
  await settle();
  expect(tab.heard).toEqual([]);
  lastLine().send(start(7, 4000));
  await settle();
  expect(tab.heard).toEqual(['reload']);
});

test('who may not hear them does not ask again, and who is signed out hears no more', async () => {
  refusal = 403;
  const tab = browser.openTab();
  await wait(60_000);
  expect(browser.calls()).toBe(1);
  refusal = undefined;
  tab.session.notify();
  await settle();
  expect(lines.length).toBe(1);
  tab.session.end();
  await settle();
  expect(lastLine().isLeft).toBe(true);
});

/** A browser whose tabs share a channel and a lock, and a server; `lines` are its streams. */
function browserWithTabs() {
  const tabs = new Set<(message: unknown) => void>();
  const waiting: (() => Promise<void>)[] = [];
  let isHeld = false;
  let calls = 0;

  async function next(): Promise<void> {
    const work = isHeld ? undefined : waiting.shift();
    if (!work) return;
    isHeld = true;
    await work();
    isHeld = false;
    await next();
  }

  const alone = <Result>(_: string, work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push(() => work().then(resolve, reject));
      void next();
    });

  /** The one operation that is called. */
  const call = (
    _tag: string,
    _name: string,
    parameters: { 'Last-Event-ID'?: string },
    _body: unknown,
    options: unknown,
  ) => {
    const { signal } = options as { signal: AbortSignal };
    calls += 1;
    if (refusal) return Promise.reject(new ApiRefusal({ code: 'not-allowed', status: refusal } as never));
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        const line: Line = {
          lastEventId: parameters['Last-Event-ID'],
          send: (text) => stream.enqueue(new TextEncoder().encode(text)),
          end: () => stream.close(),
          isLeft: false,
        };
        signal.addEventListener('abort', () => {
          line.isLeft = true;
          stream.error(new Error('left'));
        });
        lines.push(line);
      },
    });
    return Promise.resolve(new Response(body));
  };

  return {
    calls: () => calls,
    openTab(options: { whileHidden?: boolean } = {}) {
      let isOpen = true;
      let isSeen = true;
      const sessionChanged = createListeners();
      const sightChanged = createListeners();
      const heard: OrderNews[] = [];
      let receiver: ((message: unknown) => void) | undefined;
      const news = createOrderNews({
        // As much of both as following the news needs.
        api: { call, offers: () => true } as unknown as ApiClient,
        session: {
          strategy: 'local',
          isOpen: () => isOpen,
          subscribe: sessionChanged.add,
        } as unknown as Session,
        browser: {
          alone,
          openChannel: () => ({
            send: (message) => {
              for (const tab of tabs) if (tab !== receiver) tab(message);
            },
            onMessage: (listener) => {
              receiver = listener;
              tabs.add(listener);
            },
          }),
          sight: { isSeen: () => isSeen, onChange: sightChanged.add },
        },
      });
      const leave = news.follow((item) => heard.push(item), options);
      return {
        heard,
        leave,
        show(visible: boolean) {
          isSeen = visible;
          sightChanged.notify();
        },
        session: {
          notify: sessionChanged.notify,
          end() {
            isOpen = false;
            sessionChanged.notify();
          },
        },
      };
    },
  };
}
