import { pictureWidths } from '@traiteur/contract/catalogue/pictures.ts';

interface MealPictureProps {
  id: string | null;
  /** Empty where the dish's name stands beside it. */
  alt?: string;
  isFirst: boolean;
  sizes: string;
}

export function MealPicture({ id, alt = '', isFirst, sizes }: MealPictureProps) {
  if (!id) return null;
  const address = `/api/pictures/${id}`;
  return (
    <img
      src={`${address}?width=640`}
      srcSet={pictureWidths.map((width) => `${address}?width=${width} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width="800"
      height="600"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
