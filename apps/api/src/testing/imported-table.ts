import type { ImportDetail, ImportedNoun, RowState } from '@traiteur/contract/house/imports.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { clearImportRows } from '../house/imports/import-rows.ts';
import { workImports } from '../house/imports/work/work-imports.ts';
import type { testApp } from './test-app.ts';

/** Files of a noun, taken through the steps of an import; what runs beside requests runs here at once. */
export function importedTable(
  { db, time }: Pick<Awaited<ReturnType<typeof testApp>>, 'db' | 'time'>,
  staff: ApiClient,
  noun: ImportedNoun,
) {
  const clock = () => time.now;
  const log = (line: string) => {
    throw new Error(line);
  };
  const timeZone = 'Europe/Paris';
  const work = () => workImports({ db, clock, timeZone, log });
  const get = (id: number) => staff.call('imports', 'getImport', { id });
  const uploadBytes = (bytes: Uint8Array, fileName = 'list.csv') =>
    staff.call('imports', 'uploadImport', {}, { noun, fileName, base64: Buffer.from(bytes).toString('base64') });
  const upload = (text: string) => uploadBytes(Buffer.from(text));
  const rows = async (id: number, state?: RowState) =>
    (await staff.call('imports', 'listImportRows', { id, limit: 200, ...(state && { state }) })).items;

  async function check({ id, mapping }: ImportDetail, { createMissing = false } = {}) {
    await staff.call('imports', 'previewImport', { id }, { mapping, createMissing });
    await work();
    return get(id);
  }

  async function run(id: number, allOrNothing = false) {
    await staff.call('imports', 'runImport', { id }, { allOrNothing });
    await work();
    return get(id);
  }

  async function undo(id: number) {
    await staff.call('imports', 'undoImport', { id });
    await work();
    return get(id);
  }

  return {
    upload,
    uploadBytes,
    check,
    run,
    undo,
    rows,
    work,
    /** One slice, as when the process ends in the middle of it. */
    workOnce() {
      const stopping = new AbortController();
      const stop = () => {
        stopping.abort();
        return time.now;
      };
      return workImports({ db, clock: stop, timeZone, log, signal: stopping.signal });
    },
    import: async (text: string) => run((await check(await upload(text))).id),
    clear: () => clearImportRows(db, time.now),
  };
}
