import { useFront } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';
import styles from './NewRecoveryCodes.module.css';

interface NewRecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shows new recovery codes. They cannot be read again. */
export function NewRecoveryCodes({ codes, onKept }: NewRecoveryCodesProps) {
  const { browser } = useFront();
  const words = useTranslations('secondFactor');
  const file = () => new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' });
  return (
    <Dialog opened={codes.length > 0} title={words('recoveryCodes')} onClose={onKept}>
      <p>{words('codesShownOnce')}</p>
      <ol className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="dialog-actions">
        <Button onClick={() => browser.download(`${words('codesFile')}.txt`, file())}>{words('downloadCodes')}</Button>
        <Button variant="primary" data-autofocus onClick={onKept}>
          {words('codesKept')}
        </Button>
      </div>
    </Dialog>
  );
}
