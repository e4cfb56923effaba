import { backupName } from '@traiteur/domain/backup-name.ts';
import { api } from '../shell/api.ts';
import { saveFile } from '../files/save-file.ts';
import { settings } from '../shell/settings.ts';

/** Saves a backup as a file of this minute, and says its name. */
export const saveBackup = (signal: AbortSignal, received: (bytes: number) => void) =>
  saveFile({
    name: backupName(new Date(), settings.timeZone),
    open: (until) => api.call('database-upkeep', 'downloadBackup', {}, undefined, { signal: until }),
    signal,
    received,
  });
