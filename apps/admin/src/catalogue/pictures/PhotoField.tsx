import en from 'virtual:words/screen/pictures/en';
import fr from 'virtual:words/screen/pictures/fr';
import { IconCamera, IconCheck } from '@tabler/icons-react';
import type { Photo } from '@traiteur/contract/catalogue/pictures.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import styles from './PhotoField.module.css';
import { smallPhoto } from './small-photo.ts';

interface PhotoFieldProps {
  photo: Photo;
  onChange: (photo: Photo) => void;
  /** A square beside other fields, with the photo in it once it is taken. */
  isSmall?: boolean;
}

/** On a phone it opens the camera. */
export const PhotoField = (props: PhotoFieldProps) => (
  <ScreenWords fr={fr} en={en}>
    <Field {...props} />
  </ScreenWords>
);

function Field({ photo, onChange, isSmall = false }: PhotoFieldProps) {
  const words = useTranslations('pictures');
  const [isUnreadable, setUnreadable] = useState(false);
  const Icon = photo ? IconCheck : IconCamera;
  const text = words(photo ? 'photoTaken' : 'photo');
  return (
    <div>
      <label className={`${styles['photo']} ${isSmall ? styles['small'] : ''}`} title={isSmall ? text : undefined}>
        {isSmall && photo ? (
          <img src={`data:${photo.mediaType};base64,${photo.base64}`} alt="" />
        ) : (
          <Icon size={isSmall ? 24 : 20} aria-hidden />
        )}
        <span className={isSmall ? 'visually-hidden' : undefined}>{text}</span>
        <input
          className="visually-hidden"
          type="file"
          accept="image/*"
          capture="environment"
          onChange={({ currentTarget: input }) => {
            const [file] = input.files ?? [];
            // So that the same file can be chosen again.
            input.value = '';
            if (!file) return;
            smallPhoto(file).then(
              (smallerPhoto) => {
                setUnreadable(false);
                onChange(smallerPhoto);
              },
              () => setUnreadable(true),
            );
          }}
        />
      </label>
      {isUnreadable && <p className="fault">{words('photoUnreadable')}</p>}
    </div>
  );
}
