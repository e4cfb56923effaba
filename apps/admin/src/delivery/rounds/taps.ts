import { type RecordedDelivery, rounds } from '@traiteur/contract/delivery/rounds.ts';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { Browser, TextStorage } from '@traiteur/front/browser/browser.ts';
import { createStore } from '@traiteur/front/browser/store.ts';
import { readStored, writeStored } from '@traiteur/front/browser/stored.ts';
import * as z from 'zod/mini';

/** Milliseconds: so long a tap can be taken back; the next one sends it. */
const holdTime = 4000;
/** Milliseconds between two attempts without a line. */
const retryTime = 5000;

const tapSchema = z.object({
  /** However often the tap is sent, the server counts this key once. */
  key: z.string(),
  orderId: z.number(),
  number: z.string(),
  /** 0 once it may leave: the house may have counted it, whether or not its answer came. */
  heldUntil: z.number(),
  input: rounds.operations.recordDelivery.body,
});
export type Tap = z.output<typeof tapSchema>;

/** An answer that the driver has to read: an obstacle, a lost photo, a refusal. */
const tellingSchema = z.object({
  key: z.string(),
  number: z.string(),
  answer: z.optional(rounds.operations.recordDelivery.result),
  refusal: z.optional(z.string()),
});
export type Telling = z.output<typeof tellingSchema>;

const keptSchema = z.object({ waiting: z.array(tapSchema), tellings: z.array(tellingSchema) });
type Kept = z.output<typeof keptSchema>;

interface TapOptions {
  storage: TextStorage;
  sight: Pick<Browser['sight'], 'isSeen'>;
  alone: Browser['alone'];
  userId: number;
  send: (tap: Tap) => Promise<RecordedDelivery>;
  /** Before the tap leaves the queue, so that its stop does not look open in between. */
  onAnswer: (answer: RecordedDelivery) => void;
  now?: () => number;
}

/** What a driver tapped: kept in the browser before anything else, sent in order, one at a time. */
export function createTaps({ storage, sight, alone, userId, send, onAnswer, now = Date.now }: TapOptions) {
  const name = `auth.taps.${userId}`;
  const readKept = (): Kept => readStored(storage, name, keptSchema) ?? { waiting: [], tellings: [] };
  const state = createStore({ ...readKept(), isCut: false });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isStopped = false;

  function change(edit: (taps: Kept) => Kept, isCut = state.read().isCut): void {
    // Read anew: another tab may have sent meanwhile.
    const taps = edit(readKept());
    if (taps.waiting.length + taps.tellings.length === 0) storage.removeItem(name);
    else writeStored(storage, name, taps);
    state.write({ ...taps, isCut });
  }

  const flushIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  };

  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      await alone(name, sendAll);
    } finally {
      isSending = false;
    }
    const [next] = state.read().waiting;
    if (next && !isStopped) flushIn(state.read().isCut ? retryTime : Math.max(0, next.heldUntil - now()));
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const [tap] = readKept().waiting;
      if (isStopped || !tap || (tap.heldUntil > now() && sight.isSeen())) return;
      change((taps) => ({
        ...taps,
        waiting: taps.waiting.map((waiting) => (waiting.key === tap.key ? letGo(waiting) : waiting)),
      }));
      const telling = await attempt(tap);
      if (telling === 'cut') return change((taps) => taps, true);
      change(
        ({ waiting, tellings }) => ({
          waiting: waiting.filter(({ key }) => key !== tap.key),
          tellings: telling ? [...tellings, telling] : tellings,
        }),
        false,
      );
    }
  }

  async function attempt(tap: Tap): Promise<Telling | 'cut' | undefined> {
    const { key, number } = tap;
    try {
      const answer = await send(tap);
      onAnswer(answer);
      const isPhotoLost = tap.input.photo !== null && answer.delivery.pictureId === null;
      return answer.delivery.obstacle || isPhotoLost ? { key, number, answer } : undefined;
    } catch (error) {
      if (!(error instanceof ApiRefusal) || isPassing(error)) return 'cut';
      return { key, number, refusal: error.message };
    }
  }

  return {
    read: state.read,
    subscribe: state.subscribe,
    flush(): Promise<void> {
      isStopped = false;
      return flush();
    },
    /** @throws {DOMException} where the browser has no room left */
    add(tap: Omit<Tap, 'key' | 'heldUntil'>): void {
      const heldUntil = now() + holdTime;
      const waiting = { ...tap, key: crypto.randomUUID(), heldUntil };
      change((taps) => ({
        ...taps,
        waiting: [...taps.waiting.map(letGo), waiting],
      }));
      void flush();
    },
    /** Not what was sent: the house may have counted it. */
    withdraw: (tapKey: string): void =>
      change((taps) => ({ ...taps, waiting: taps.waiting.filter((tap) => tap.key !== tapKey || tap.heldUntil === 0) })),
    acknowledge: (tellingKey: string): void =>
      change((taps) => ({ ...taps, tellings: taps.tellings.filter(({ key }) => key !== tellingKey) })),
    /** Sends nothing more, not even once an attempt under way ends: somebody else may have signed in. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const letGo = (tap: Tap): Tap => ({ ...tap, heldUntil: 0 });

/** The session ended, or the house is too busy: the tap waits. */
const isPassing = ({ status }: ApiRefusal): boolean => status === 401 || status === 429 || status >= 500;
