import { ApiRefusal } from '@traiteur/contract/wire/client.ts';

/** A server-sent event. */
export interface StreamedEvent {
  event?: string | undefined;
  id?: string | undefined;
  data: string;
}

type Open = (signal: AbortSignal) => Promise<Response>;

interface Reading {
  signal: AbortSignal;
  /** Whether nobody may read any longer. */
  isOver: () => boolean;
  hear: (event: StreamedEvent) => void;
}

/** Pauses before the stream is opened again, in milliseconds: twice as long each time, and not the same for all who lost the same server. */
const pauses = { first: 1000, longest: 30_000 };

/** A stream from which nothing came for so long is lost; the server gives a sign of life four times a minute. In milliseconds. */
const patience = 45_000;

/** Reads stream after stream until the signal comes, until it is over, or until the server refuses it for good. */
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

/**
 * The events of a stream until it ends, is lost, or the signal comes. Read by `fetch`: the browser's own `EventSource` sends no header, and a token
 * has no place in an address.
 */
async function* readEvents(open: Open, signal: AbortSignal): AsyncGenerator<StreamedEvent, undefined> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const live = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), patience);
  };
  try {
    live();
    // Fetched once somebody is signed in.
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

/** Waits so many milliseconds, or until the signal. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
