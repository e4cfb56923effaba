import type { RecordedDelivery } from '@traiteur/contract/delivery/rounds.ts';
import { ApiRefusal, ApiUnreachable } from '@traiteur/contract/wire/client.ts';
import { storageOf } from '@traiteur/front/testing/storage.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTaps, type Tap } from './taps.ts';

const input: Tap['input'] = {
  outcome: 'delivered',
  at: '2026-11-25T11:30:00Z',
  leftWith: '',
  note: '',
  amount: 0,
  method: null,
  photo: null,
};
const answerTo = ({ orderId, number }: Tap, obstacle: 'delivered' | null = null): RecordedDelivery => ({
  orderId,
  number,
  status: 'delivered',
  amountDue: 0,
  delivery: {
    outcome: 'delivered',
    obstacle,
    leftWith: '',
    amount: 0,
    method: null,
    isPaid: false,
    pictureId: null,
    at: '2026-11-25T11:30:00Z',
    by: 'Dina',
  },
  earlier: null,
});

let isCut = false;
let sentKeys: string[] = [];
const storage = storageOf(new Map());
const open = (answer = answerTo) =>
  createTaps({
    storage,
    sight: { isSeen: () => true },
    alone: (_, work) => work(),
    userId: 7,
    send: async (tap) => {
      if (isCut) throw new ApiUnreachable('cut');
      sentKeys.push(tap.key);
      return answer(tap);
    },
    onAnswer: () => undefined,
  });
const tapOf = (orderId: number) => ({ orderId, number: `2026-${orderId}`, input });

beforeEach(() => {
  vi.useFakeTimers();
  [isCut, sentKeys] = [false, []];
  storage.removeItem('auth.taps.7');
});
afterEach(() => vi.useRealTimers());

test('a tap can be taken back for four seconds, then it is sent', async () => {
  const taps = open();
  taps.add(tapOf(1));
  await vi.advanceTimersByTimeAsync(3900);
  expect(sentKeys).toEqual([]);
  taps.withdraw(taps.read().waiting[0]?.key ?? '');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sentKeys).toEqual([]);
  taps.add(tapOf(2));
  await vi.advanceTimersByTimeAsync(4100);
  expect([sentKeys.length, taps.read().waiting]).toEqual([1, []]);
});

test('without a line taps wait, also for the page’s next load, and leave in their order, each once', async () => {
  isCut = true;
  const taps = open();
  for (const id of [1, 2, 3]) taps.add(tapOf(id));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(taps.read()).toMatchObject({ isCut: true, waiting: [{ orderId: 1 }, { orderId: 2 }, { orderId: 3 }] });
  taps.stop();
  const keys = taps.read().waiting.map(({ key }) => key);
  // The house may have counted what was tried.
  taps.withdraw(keys[0] ?? '');
  const loaded = open();
  expect(loaded.read().waiting).toHaveLength(3);
  isCut = false;
  await loaded.flush();
  expect(sentKeys).toEqual(keys);
  expect([loaded.read().waiting, storage.getItem('auth.taps.7')]).toEqual([[], null]);
});

test('an answer that somebody has to read stays until it is read', async () => {
  const taps = open((tap) => answerTo(tap, 'delivered'));
  taps.add(tapOf(1));
  await vi.advanceTimersByTimeAsync(4100);
  expect(open().read().tellings).toMatchObject([{ number: '2026-1', answer: { delivery: { obstacle: 'delivered' } } }]);
  taps.acknowledge(taps.read().tellings[0]?.key ?? '');
  expect(open().read().tellings).toEqual([]);
});

test('what is refused is told and does not stop the next; who is signed out waits', async () => {
  const refuse = (status: number) => () => {
    throw new ApiRefusal({ code: 'not-found', status, title: 'Introuvable', type: '', errors: [] });
  };
  const signedOut = open(refuse(401));
  signedOut.add(tapOf(1));
  await vi.advanceTimersByTimeAsync(4100);
  expect(signedOut.read()).toMatchObject({ waiting: [{ orderId: 1 }], tellings: [] });
  signedOut.stop();
  await open(refuse(404)).flush();
  expect(open().read()).toMatchObject({ waiting: [], tellings: [{ refusal: 'Introuvable' }] });
});

test('whoever signs in next sends no tap of the driver before, though one was on its way then', async () => {
  let lose: ((error: Error) => void) | undefined;
  let attempts = 0;
  const taps = createTaps({
    storage,
    sight: { isSeen: () => true },
    alone: (_, work) => work(),
    userId: 7,
    send: () => {
      attempts += 1;
      return new Promise((_, reject) => (lose = reject));
    },
    onAnswer: () => undefined,
  });
  for (const id of [1, 2]) taps.add(tapOf(id));
  await vi.advanceTimersByTimeAsync(0);
  taps.stop();
  lose?.(new ApiUnreachable('cut'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([attempts, open().read().waiting.length]).toEqual([1, 2]);
});
