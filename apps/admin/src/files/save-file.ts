import type { Browser } from '@traiteur/front/browser/browser.ts';

/** In bytes: the largest file held in memory. A browser with a file picker writes any size to the disk. */
export const largestHeld = 500_000_000;

/** The file is too large for memory, and the browser cannot write to the disk as it comes. */
export class FileTooLarge extends Error {}

type Bytes = Uint8Array<ArrayBuffer>;
type ByteStream = ReadableStream<Bytes>;

interface Source {
  /** Called after the user has chosen a place on the disk. */
  open: (signal: AbortSignal) => Promise<Response>;
  signal: AbortSignal;
  /** Called with the bytes so far. */
  received?: (bytes: number) => void;
}

interface Saving extends Source {
  browser: Pick<Browser, 'choosePlace' | 'download'>;
  /** The default file name. */
  name: string;
}

/**
 * Saves a response as a file while it comes, and returns the file's name; undefined when the user chose no place.
 * @throws what `open` throws, {@link FileTooLarge}, or another error when it was interrupted; then no file stays
 */
export async function saveFile({ browser, name, ...saving }: Saving): Promise<string | undefined> {
  // The picker must open directly after the click, so it comes before the request.
  if (!browser.choosePlace) {
    browser.download(name, await fileHeld(saving));
    return name;
  }
  const place = await browser.choosePlace(name).catch(unlessCancelled);
  if (!place) return undefined;
  const file = await place.createWritable();
  try {
    await (await withCount(saving)).pipeTo(file, { preventAbort: true });
  } catch (error) {
    await file.abort();
    throw error;
  }
  return place.name;
}

function unlessCancelled(error: unknown): undefined {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

async function fileHeld({ open, signal, received }: Source): Promise<Blob> {
  const tooLarge = new AbortController();
  const body = await withCount({
    open,
    signal: AbortSignal.any([signal, tooLarge.signal]),
    received(bytes) {
      received?.(bytes);
      if (bytes > largestHeld) tooLarge.abort();
    },
  });
  return new Response(body).blob().catch((error: unknown) => {
    throw tooLarge.signal.aborted ? new FileTooLarge() : error;
  });
}

async function withCount({ open, signal, received }: Source): Promise<ByteStream> {
  const { body } = await open(signal);
  if (!body) throw new Error('The file came without a body.');
  let bytes = 0;
  const counter = new TransformStream<Bytes, Bytes>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      received?.(bytes);
      controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(counter);
}
