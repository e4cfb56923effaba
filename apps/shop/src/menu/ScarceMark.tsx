import { fewLeft } from '@traiteur/domain/orders/limits.ts';
import type { MealOffer } from '@traiteur/contract/catalogue/menus.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './MealCard.module.css';

export function ScarceMark({ offers }: { offers: readonly MealOffer[] }) {
  const words = useShopWords('menu');
  const portions = offers.reduce((sum, offer) => sum + (offer.left ?? Number.POSITIVE_INFINITY), 0);
  return portions > fewLeft ? null : <span className={styles['scarce']}>{words('left', { left: portions })}</span>;
}
