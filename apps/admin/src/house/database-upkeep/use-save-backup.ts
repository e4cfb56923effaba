import { backupName } from '@traiteur/domain/house/backup-name.ts';
import { useFront } from '@traiteur/front/front.ts';
import { saveFile } from '../../files/save-file.ts';

/** Saves a backup as a file named by the current minute, and returns its name. */
export function useSaveBackup() {
  const { api, browser, settings } = useFront();
  return (signal: AbortSignal, onBytes: (bytes: number) => void) =>
    saveFile({
      browser,
      name: backupName(new Date(), settings.timeZone),
      open: (until) => api.call('database-upkeep', 'downloadBackup', {}, undefined, { signal: until }),
      signal,
      received: onBytes,
    });
}
