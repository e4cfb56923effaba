import { pictureWidths } from '@traiteur/contract/catalogue/pictures.ts';
import type { Meal } from '@traiteur/contract/catalogue/menus.ts';

interface MealPictureProps {
  meal: Pick<Meal, 'pictureId'>;
  isFirst: boolean;
  sizes: string;
}

/** The dish's name stands beside it: so `alt` is empty. */
export function MealPicture({ meal: { pictureId }, isFirst, sizes }: MealPictureProps) {
  if (!pictureId) return null;
  const address = `/api/pictures/${pictureId}`;
  return (
    <img
      src={`${address}?width=640`}
      srcSet={pictureWidths.map((width) => `${address}?width=${width} ${width}w`).join(', ')}
      sizes={sizes}
      alt=""
      width="800"
      height="600"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
