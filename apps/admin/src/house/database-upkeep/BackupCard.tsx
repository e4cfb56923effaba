import { IconDownload } from '@tabler/icons-react';
import { ApiRefusal, ApiUnreachable } from '@traiteur/contract/wire/client.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { FileTooLarge, largestHeld } from '../../files/save-file.ts';
import { useSaving } from '../../files/use-saving.ts';
import styles from './DatabasePage.module.css';
import { useSaveBackup } from './use-save-backup.ts';
import { useBytes } from './use-bytes.ts';

export function BackupCard() {
  const words = useTranslations('databaseUpkeep.backup');
  const { saving, progress: bytes = 0, cancel } = useSaving(useSaveBackup());
  const sizeOf = useBytes();
  const failure = useFailure();
  return (
    <Card title={words('title')}>
      <p className={styles['explained']}>{words('explained')}</p>
      <div className={styles['actions']}>
        <Button
          variant="primary"
          icon={<IconDownload size={18} aria-hidden />}
          busy={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {words(saving.data ? 'again' : 'download')}
        </Button>
        {saving.isPending && <Button onClick={cancel}>{words('cancel')}</Button>}
      </div>
      <p role="status" className={styles['progress']}>
        {saving.isPending && bytes === 0 && words('preparing')}
        {saving.data && words('saved', { name: saving.data, size: sizeOf(bytes) })}
      </p>
      {saving.isPending && bytes > 0 && (
        <p className={styles['progress']}>{words('received', { size: sizeOf(bytes) })}</p>
      )}
      {saving.error && (
        <p role="alert" className={styles['failed']}>
          {failure(saving.error)}
        </p>
      )}
      <p className={styles['restoring']}>{words('restore')}</p>
      <code className={styles['command']}>npm run restore -- {words('file')}</code>
    </Card>
  );
}

function useFailure(): (error: unknown) => string {
  const words = useTranslations('databaseUpkeep.backup');
  const failureMessage = useFailureMessage();
  const sizeOf = useBytes();
  return (error) => {
    if (error instanceof FileTooLarge) return words('tooLarge', { size: sizeOf(largestHeld) });
    if (error instanceof ApiRefusal || error instanceof ApiUnreachable) return failureMessage(error);
    return words('interrupted');
  };
}
