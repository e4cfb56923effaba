import { ApiRefusal } from '@traiteur/contract/wire/client.ts';

export interface StreamedEvent {
  event?: string | undefined;
  id?: string | undefined;
  data: string;
}

type Open = (signal: AbortSignal) => Promise<Response>;

interface Reading {
  signal: AbortSignal;
  isOver: () => boolean;
  hear: (event: StreamedEvent) => void;
}

/** Milliseconds before reconnecting, doubled each time, with jitter: many clients lose a server at once. */
const pauses = { first: 1000, longest: 30_000 };

/** Milliseconds without data until the stream counts as lost; the server sends a heartbeat every 15 seconds. */
const patience = 45_000;

/** Reconnects until the signal, the end of the session, or a final refusal. */
export async function readOnAndOn(open: Open, { signal, isOver, hear }: Reading): Promise<void> {
  for (let setbacks = 0; !signal.aborted; setbacks++) {
    try {
      for await (const event of readEvents(open, signal)) {
        setbacks = 0;
        hear(event);
      }
    } catch (error) {
      if (error instanceof ApiRefusal && error.status === 403) return;
    }
    if (signal.aborted || isOver()) return;
    await pause(Math.min(pauses.first * 2 ** setbacks, pauses.longest) * (0.5 + Math.random() / 2), signal);
  }
}

/** Uses `fetch`: `EventSource` sends no header, and a token must not be in an address. */
async function* readEvents(open: Open, signal: AbortSignal): AsyncGenerator<StreamedEvent, undefined> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const live = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), patience);
  };
  try {
    live();
    // Loaded after sign-in only.
    const { createParser } = await import('eventsource-parser');
    const { body } = await open(AbortSignal.any([signal, silence.signal]));
    const reader = body?.getReader();
    const events: StreamedEvent[] = [];
    const parser = createParser({ onEvent: (event) => events.push(event) });
    const decoder = new TextDecoder();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return;
      live();
      parser.feed(decoder.decode(part.value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
