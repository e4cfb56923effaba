import type { Browser } from '@traiteur/front/browser/browser.ts';

/** Largest file, in bytes, that is handed to the browser to hold; one with a file picker writes any to the disk as it comes. */
export const largestHeld = 500_000_000;

/** The browser cannot write to the disk as it goes, and the file is too large to be held. */
export class FileTooLarge extends Error {}

type Bytes = Uint8Array<ArrayBuffer>;
type ByteStream = ReadableStream<Bytes>;

interface Source {
  /** Requests the file, after its place on the disk was chosen. */
  open: (signal: AbortSignal) => Promise<Response>;
  signal: AbortSignal;
  /** Told the bytes so far. */
  received?: (bytes: number) => void;
}

interface Saving extends Source {
  browser: Pick<Browser, 'choosePlace' | 'download'>;
  /** What the file is called unless somebody says otherwise. */
  name: string;
}

/**
 * Saves an answer as a file while it comes, and says the file's name; undefined when no place was chosen for it.
 * @throws what `open` throws, {@link FileTooLarge}, or another error when it was interrupted; nothing is kept then
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

/** The whole file, held by the browser. */
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

/** The file as it comes, counted on its way. */
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
