import { largestPicture, pictureTypes } from '@traiteur/contract/pictures.ts';
import { Button } from '@traiteur/kit/Button.tsx';
import { FieldGroup } from '@traiteur/kit/FieldGroup.tsx';
import { type FieldProps, useField } from '@traiteur/kit/use-field.ts';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../shell/api.ts';
import { useFailureMessage } from '../shell/fault-messages.ts';
import { pictureAddress } from '../shell/picture-address.ts';
import { base64Of } from './base64.ts';
import styles from './ProductFields.module.css';

const isPictureType = (type: string): type is (typeof pictureTypes)[number] =>
  (pictureTypes as readonly string[]).includes(type);

/** A picture, kept by the server as soon as it is chosen; the form holds its identifier. */
export function PictureField({ name, label }: FieldProps) {
  const words = useTranslations('products');
  const failureMessage = useFailureMessage();
  const { value, change, error } = useField<string | null>(name);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();

  async function choose(file: File | undefined) {
    setFault(undefined);
    if (!file) return;
    if (!isPictureType(file.type)) return setFault(words('picture.wrongKind'));
    if (file.size > largestPicture) return setFault(words('picture.tooLarge'));
    setBusy(true);
    try {
      const picture = { mediaType: file.type, base64: await base64Of(file) };
      change((await api.call('pictures', 'uploadPicture', {}, picture)).id);
    } catch (failure) {
      setFault(failureMessage(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <FieldGroup title={words('groups.picture')}>
      <div className={styles['picture']} data-field={name}>
        {value ? <img src={pictureAddress(value)} alt="" width="160" height="120" /> : <i />}
        <input
          ref={input}
          type="file"
          accept={pictureTypes.join(',')}
          aria-label={label}
          aria-describedby={hintId}
          className="visually-hidden"
          tabIndex={-1}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
        <div className={styles['buttons']}>
          <Button busy={busy} onClick={() => input.current?.click()}>
            {words(value ? 'picture.replace' : 'picture.choose')}
          </Button>
          {value && <Button onClick={() => change(null)}>{words('picture.remove')}</Button>}
          <small id={hintId}>{words('picture.kinds')}</small>
          {(fault ?? error) && (
            <p role="alert" className="fault">
              {fault ?? error}
            </p>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
