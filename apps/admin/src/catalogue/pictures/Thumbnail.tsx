import en from 'virtual:words/screen/pictures/en';
import fr from 'virtual:words/screen/pictures/fr';
import { usePictureAddress } from '@traiteur/front/catalogue/products/use-picture-address.ts';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import styles from './Thumbnail.module.css';

interface ThumbnailProps {
  pictureId: string;
  /** Of what it is. */
  subject: string;
  /** Within something that is pressed itself. */
  isPlain?: boolean;
  isLarge?: boolean;
}

/** A photo as it stands in a list, and on paper; pressed, all of it. */
export const Thumbnail = (props: ThumbnailProps) => (
  <ScreenWords fr={fr} en={en}>
    <Photo {...props} />
  </ScreenWords>
);

function Photo({ pictureId, subject, isPlain = false, isLarge = false }: ThumbnailProps) {
  const words = useTranslations('pictures');
  const address = usePictureAddress()(pictureId);
  const image = (
    <img
      className={`${styles['thumbnail']} ${isLarge ? styles['large'] : ''}`}
      src={`${address}?width=${isLarge ? 960 : 320}`}
      alt={isPlain ? subject : ''}
    />
  );
  if (isPlain) return image;
  return (
    <a href={address} target="_blank" rel="noreferrer" aria-label={`${words('see')} · ${subject}`}>
      {image}
    </a>
  );
}
