import { ApiRefusal, ApiUnreachable } from '@traiteur/contract/wire/client.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { FileTooLarge } from '../../files/save-file.ts';
import styles from './ClientExport.module.css';

export function ExportFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const words = useTranslations('clientExports');
  const failureMessage = useFailureMessage();
  const sentence = () => {
    if (error instanceof FileTooLarge) return words('tooLarge');
    if (error instanceof ApiRefusal || error instanceof ApiUnreachable) return failureMessage(error);
    return words('interrupted');
  };
  return (
    <div role="alert" className={styles['failed']}>
      <p>{sentence()}</p>
      <Button onClick={retry}>{words('again')}</Button>
    </div>
  );
}
