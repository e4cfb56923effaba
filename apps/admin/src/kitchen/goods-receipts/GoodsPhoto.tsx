import type { GoodsInput } from '@traiteur/contract/kitchen/goods-receipts.ts';
import { useField } from '@traiteur/kit/form/use-field.ts';
import { PhotoField } from '../../delivery/rounds/PhotoField.tsx';

export function GoodsPhoto() {
  const { value, change } = useField<GoodsInput['photo']>('photo');
  return (
    <div data-field="photo">
      <PhotoField photo={value} onChange={change} />
    </div>
  );
}
