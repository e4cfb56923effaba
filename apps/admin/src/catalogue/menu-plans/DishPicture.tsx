import { usePictureAddress } from '@traiteur/front/catalogue/products/use-picture-address.ts';
import styles from './Menus.module.css';

export function DishPicture({ id }: { id: string | null }) {
  const addressOf = usePictureAddress();
  return id ? (
    <img src={addressOf(id)} alt="" loading="lazy" width={46} height={36} draggable={false} />
  ) : (
    <span className={styles['picture']} />
  );
}
