/** Largest file, in bytes, that is handed to the browser to hold; one with a file picker writes any to the disk as it comes. */
export const largestHeld = 500_000_000;

/** The browser cannot write to the disk as it goes, and the file is too large to be held. */
export class FileTooLarge extends Error {}

type Bytes = Uint8Array<ArrayBuffer>;
type ByteStream = ReadableStream<Bytes>;

/** What browsers with a file picker have, and TypeScript does not know yet. */
interface WithPicker {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

interface Saving {
  /** What the file is called unless somebody says otherwise. */
  name: string;
  /** Asks for the file, once it has its place. */
  open: (signal: AbortSignal) => Promise<Response>;
  signal: AbortSignal;
  /** Told the bytes so far. */
  received?: (bytes: number) => void;
}

/**
 * Saves an answer as a file while it comes, and says the file's name; undefined when no place was chosen for it.
 * @throws what `open` throws, {@link FileTooLarge}, or another error when it was interrupted; nothing is kept then
 */
export async function saveFile({ name, ...saving }: Saving): Promise<string | undefined> {
  // The choice comes first: it must follow the click at once, and the server should not wait for it.
  const picker = (window as WithPicker).showSaveFilePicker;
  if (!picker) return saveHeld(name, saving);
  const place = await picker({ suggestedName: name }).catch(unlessCancelled);
  if (!place) return undefined;
  const file = await place.createWritable();
  try {
    await (await counted(saving)).pipeTo(file, { preventAbort: true });
  } catch (error) {
    await file.abort();
    throw error;
  }
  return place.name;
}

function unlessCancelled(error: unknown): undefined {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

async function saveHeld(name: string, { open, signal, received }: Omit<Saving, 'name'>): Promise<string> {
  const tooLarge = new AbortController();
  const body = await counted({
    open,
    signal: AbortSignal.any([signal, tooLarge.signal]),
    received(bytes) {
      received?.(bytes);
      if (bytes > largestHeld) tooLarge.abort();
    },
  });
  const blob = await new Response(body).blob().catch((error: unknown) => {
    throw tooLarge.signal.aborted ? new FileTooLarge() : error;
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the address after this returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return name;
}

/** The file as it comes, counted on its way. */
async function counted({ open, signal, received }: Omit<Saving, 'name'>): Promise<ByteStream> {
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
