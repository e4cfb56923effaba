import { backupName } from '@traiteur/domain/backup-name.ts';
import { api } from '../shell/api.ts';
import { settings } from '../shell/settings.ts';

/** Largest backup, in bytes, that is handed to the browser to hold; one with a file picker writes any to the disk as it comes. */
export const largestHeld = 500_000_000;

/** The browser cannot write to the disk as it goes, and the backup is too large to be held. */
export class BackupTooLarge extends Error {}

/** What browsers with a file picker have, and TypeScript does not know yet. */
interface WithPicker {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

interface Saving {
  signal: AbortSignal;
  /** Told the bytes so far. */
  received: (bytes: number) => void;
}

/**
 * Saves a backup as a file and answers its name; undefined when no place was chosen for it.
 * @throws {ApiRefusal} {@link BackupTooLarge}, or another error when it was interrupted; nothing is kept then
 */
export async function saveBackup(saving: Saving): Promise<string | undefined> {
  const name = backupName(new Date(), settings.timeZone);
  // The choice comes first: it must follow the click at once, and the server should not wait for it.
  const picker = (window as WithPicker).showSaveFilePicker;
  if (!picker) return saveHeld(name, saving);
  const place = await picker({ suggestedName: name }).catch(unlessCancelled);
  if (!place) return undefined;
  const file = await place.createWritable();
  try {
    await (await open(saving)).pipeTo(file, { preventAbort: true });
  } catch (error) {
    await file.abort();
    throw error;
  }
  return place.name;
}

function unlessCancelled(error: unknown): undefined {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

async function saveHeld(name: string, { signal, received }: Saving): Promise<string> {
  const tooLarge = new AbortController();
  const body = await open({
    signal: AbortSignal.any([signal, tooLarge.signal]),
    received(bytes) {
      received(bytes);
      if (bytes > largestHeld) tooLarge.abort();
    },
  });
  const blob = await new Response(body).blob().catch((error: unknown) => {
    throw tooLarge.signal.aborted ? new BackupTooLarge() : error;
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the address after this returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return name;
}

/** The backup as it comes, counted on its way. */
async function open({ signal, received }: Saving): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { body } = await api.call('database', 'downloadBackup', {}, undefined, { signal });
  if (!body) throw new Error('The backup came without a body.');
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      received(bytes);
      controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(counter);
}
