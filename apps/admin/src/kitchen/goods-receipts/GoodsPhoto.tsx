import type { Photo } from '@traiteur/contract/catalogue/pictures.ts';
import { useField } from '@traiteur/kit/form/use-field.ts';
import { PhotoField } from '../../catalogue/pictures/PhotoField.tsx';

export function GoodsPhoto() {
  const { value, change } = useField<Photo>('photo');
  return (
    <div data-field="photo">
      <PhotoField photo={value} onChange={change} />
    </div>
  );
}
