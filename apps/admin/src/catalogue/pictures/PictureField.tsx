import { pictureTypes } from '@traiteur/domain/catalogue/picture-types.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { type FieldProps, useField } from '@traiteur/kit/form/use-field.ts';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './PictureField.module.css';
import { usePictureUpload } from './use-picture-upload.ts';
import { usePictureAddress } from '@traiteur/front/catalogue/products/use-picture-address.ts';

interface PictureFieldProps extends FieldProps {
  /** The text of its button. */
  choose: string;
}

/** Uploads the picture as soon as it is chosen; the form holds its id. */
export function PictureField({ name, label, choose }: PictureFieldProps) {
  const pictureAddress = usePictureAddress();
  const words = useTranslations('products');
  const { value, change, error } = useField<string | null>(name);
  const upload = usePictureUpload(change);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const faultId = useId();
  const fault = upload.fault ?? error;

  function remove() {
    upload.cancel();
    change(null);
    // The pressed button disappears, so the focus moves.
    button.current?.focus();
  }

  return (
    <FieldGroup title={label}>
      <div className={styles['picture']} data-field={name} aria-busy={upload.busy}>
        {value ? <img src={pictureAddress(value)} alt="" width="160" height="120" /> : <i />}
        <input
          ref={input}
          type="file"
          accept={pictureTypes.join(',')}
          aria-label={label}
          aria-describedby={hintId}
          className="visually-hidden"
          tabIndex={-1}
          onChange={({ currentTarget: fileInput }) => {
            const [file] = fileInput.files ?? [];
            if (file) upload.choose(file);
            // So that the same file can be chosen again after it failed or was removed.
            fileInput.value = '';
          }}
        />
        <div className={styles['buttons']}>
          <Button
            ref={button}
            aria-describedby={fault ? faultId : hintId}
            data-invalid={fault ? true : undefined}
            onClick={() => input.current?.click()}
          >
            {value ? words('picture.replace') : choose}
          </Button>
          {(value ?? upload.busy) && <Button onClick={remove}>{words('picture.remove')}</Button>}
          <small id={hintId}>{words('picture.kinds')}</small>
          <small role="status">{upload.busy && words('picture.sending', { count: 1 })}</small>
          {fault && (
            <p id={faultId} role="alert" className="fault">
              {fault}
            </p>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
