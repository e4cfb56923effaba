/** A server-sent event. */
export interface StreamedEvent {
  event?: string | undefined;
  id?: string | undefined;
  data: string;
}

interface Limits {
  signal: AbortSignal;
  /** Milliseconds without a sign of life after which the stream is given up. */
  patience: number;
}

/**
 * The events of a stream until it ends, is lost, or the signal comes. Read by `fetch`: the browser's own `EventSource` sends no header, and a token
 * has no place in an address.
 */
export async function* readEvents(
  open: (signal: AbortSignal) => Promise<Response>,
  { signal, patience }: Limits,
): AsyncGenerator<StreamedEvent, undefined> {
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
