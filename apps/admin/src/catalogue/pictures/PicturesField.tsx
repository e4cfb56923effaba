import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { mostPictures, type ProductInput } from '@traiteur/contract/catalogue/products.ts';
import { pictureTypes } from '@traiteur/domain/catalogue/picture-types.ts';
import { usePictureAddress } from '@traiteur/front/catalogue/products/use-picture-address.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import type { FieldProps } from '@traiteur/kit/form/use-field.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { PlaceHandle } from '@traiteur/kit/overlays/PlaceHandle.tsx';
import { useEffect, useId, useRef } from 'react';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import styles from './PicturesField.module.css';
import { usePictureUploads } from './use-picture-uploads.ts';

type Picture = ProductInput['pictures'][number];
type Faults = { message?: string; root?: { message?: string } } | undefined;

/** Uploads pictures as soon as they are chosen; the form holds their ids, in their order, with what they show. */
export function PicturesField({ name, label }: FieldProps) {
  const pictureAddress = usePictureAddress();
  const words = useTranslations('products');
  const { fields, append, remove, move } = useFieldArray<Record<string, Picture[]>>({ name });
  const { errors } = useFormState({ name });
  const faults = get<typeof errors, Faults>(errors, name);
  const uploading = usePictureUploads((pictureId) =>
    append({ pictureId, alt: { fr: '', en: '' } }, { shouldFocus: false }),
  );
  const { uploads } = uploading;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const handle = useRef<HTMLElement>(undefined);
  const hintId = useId();
  const faultId = useId();
  const fault = uploading.fault ?? faults?.root?.message ?? faults?.message;
  const room = mostPictures - fields.length - uploads.length;
  useEffect(() => {
    handle.current?.focus();
    handle.current = undefined;
  }, [fields]);

  function choose(files: readonly File[]) {
    uploading.choose(files.slice(0, room));
    if (files.length > room) uploading.complain(words('picture.tooMany', { count: mostPictures }));
  }

  function removeWith(removal: () => void) {
    uploading.clearFault();
    removal();
    // The pressed button disappears, so the focus moves.
    button.current?.focus();
  }

  return (
    <FieldGroup title={words('groups.pictures')}>
      <div data-field={name} aria-busy={uploads.length > 0} className={styles['field']}>
        <div className={styles['pictures']}>
          <ul aria-label={label}>
            {fields.map(({ id, pictureId }, index) => (
              <li key={id} aria-label={words('picture.nth', { number: index + 1 })}>
                <img src={pictureAddress(pictureId)} alt="" width="320" height="240" />
                <div className={styles['bar']}>
                  {fields.length > 1 && (
                    <PlaceHandle
                      label={words('picture.move', { place: index + 1, count: fields.length })}
                      place={index + 1}
                      count={fields.length}
                      isAbreast
                      onMove={(place, element) => {
                        handle.current = element;
                        move(index, place - 1);
                      }}
                    />
                  )}
                  <small>{index === 0 && fields.length > 1 && words('picture.first')}</small>
                  <Button
                    variant="subtle"
                    icon={<IconX size={17} aria-hidden />}
                    aria-label={words('picture.removeNth', { number: index + 1 })}
                    onClick={() => removeWith(() => remove(index))}
                  />
                </div>
                <BilingualField
                  name={`${name}.${index}.alt`}
                  label={words('picture.alt', { number: index + 1 })}
                  copied
                />
              </li>
            ))}
          </ul>
          <ul>
            {uploads.map((upload) => (
              <li key={upload.key}>
                <i />
                <div className={styles['bar']}>
                  <small>{upload.name}</small>
                  <Button
                    variant="subtle"
                    icon={<IconX size={17} aria-hidden />}
                    aria-label={words('picture.stop', { name: upload.name })}
                    onClick={() => removeWith(() => uploading.stop(upload))}
                  />
                </div>
              </li>
            ))}
          </ul>
        </div>
        <input
          ref={input}
          type="file"
          multiple
          accept={pictureTypes.join(',')}
          aria-label={label}
          aria-describedby={hintId}
          className="visually-hidden"
          tabIndex={-1}
          onChange={({ currentTarget: fileInput }) => {
            choose([...(fileInput.files ?? [])]);
            // So that the same file can be chosen again after it failed or was removed.
            fileInput.value = '';
          }}
        />
        <div>
          <Button
            ref={button}
            icon={<IconPhotoPlus size={17} aria-hidden />}
            aria-describedby={fault ? faultId : hintId}
            data-invalid={fault ? true : undefined}
            disabledReason={room > 0 ? undefined : words('picture.most', { count: mostPictures })}
            onClick={() => input.current?.click()}
          >
            {words(fields.length > 0 ? 'picture.add' : 'picture.choose')}
          </Button>
        </div>
        <small id={hintId}>
          {words('picture.kinds')}
          {fields.length > 0 && <br />}
          {fields.length > 0 && words('picture.altHint')}
        </small>
        <small role="status">{uploads.length > 0 && words('picture.sending', { count: uploads.length })}</small>
        {fault && (
          <p id={faultId} role="alert" className="fault">
            {fault}
          </p>
        )}
      </div>
    </FieldGroup>
  );
}
