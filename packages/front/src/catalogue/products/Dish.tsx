import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import { useLocalName } from '../../language/use-local-name.ts';
import styles from './Dish.module.css';
import { usePictureAddress } from './use-picture-address.ts';

export function Dish({ product: { name, pictureId } }: { product: Pick<ProductRow, 'name' | 'pictureId'> }) {
  const pictureAddress = usePictureAddress();
  const nameOf = useLocalName();
  return (
    <span className={styles['dish']}>
      {pictureId ? <img src={pictureAddress(pictureId)} alt="" loading="lazy" width="52" height="39" /> : <i />}
      {nameOf(name)}
    </span>
  );
}
