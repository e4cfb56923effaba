import { IconCamera, IconCheck } from '@tabler/icons-react';
import type { DeliveryInput } from '@traiteur/contract/delivery/rounds.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { smallPhoto } from './photo.ts';
import styles from './Round.module.css';

type Photo = DeliveryInput['photo'];

/** On a phone it opens the camera. */
export function PhotoField({ photo, onChange }: { photo: Photo; onChange: (photo: Photo) => void }) {
  const words = useTranslations('rounds');
  const [isUnreadable, setUnreadable] = useState(false);
  const Icon = photo ? IconCheck : IconCamera;
  return (
    <div>
      <label className={styles['photo']}>
        <Icon size={20} aria-hidden />
        {words(photo ? 'photoTaken' : 'photo')}
        <input
          className="visually-hidden"
          type="file"
          accept="image/*"
          capture="environment"
          onChange={({ currentTarget: { files } }) => {
            const [file] = files ?? [];
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
