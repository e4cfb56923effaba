import type { Photo } from '@traiteur/contract/catalogue/pictures.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { Pills } from '@traiteur/kit/form/Pills.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PhotoField } from '../../catalogue/pictures/PhotoField.tsx';
import styles from './Round.module.css';

interface OutcomeDialogProps<Value extends string> {
  title: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  textLabel: string;
  /** What is missing, if it is. */
  faultOf: (chosen: Value | undefined, text: string) => string | undefined;
  /** The button that ends it. */
  confirm: string;
  onConfirm: (chosen: Value | undefined, text: string, photo: Photo) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** One choice of a few, a few words and a photo: all by thumb, nothing of it needed but the choice. */
export function OutcomeDialog<Value extends string>({
  title,
  label,
  options,
  textLabel,
  faultOf,
  confirm,
  onConfirm,
  onClose,
  children,
}: OutcomeDialogProps<Value>) {
  const words = useTranslations('rounds');
  const [chosenValue, choose] = useState<Value>();
  const [text, setText] = useState('');
  const [photo, setPhoto] = useState<Photo>(null);
  const [fault, setFault] = useState<string>();
  return (
    <Dialog opened title={title} onClose={onClose}>
      <div className={styles['outcome']}>
        {children}
        <Pills label={label} options={options} value={chosenValue as Value} onChange={choose} />
        <PlainInput label={textLabel} value={text} maxLength={200} error={fault} onChange={setText} />
        <PhotoField photo={photo} onChange={setPhoto} />
      </div>
      <div className="dialog-actions">
        <Button onClick={onClose}>{words('cancel')}</Button>
        <Button
          variant="primary"
          onClick={() => {
            const missingPart = faultOf(chosenValue, text.trim());
            setFault(missingPart);
            if (!missingPart) onConfirm(chosenValue, text.trim(), photo);
          }}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
