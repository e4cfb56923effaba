import { IconAlertOctagonFilled, IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import type { Verdict } from '@traiteur/domain/dishes/suitability.ts';
import { useShopWords } from '../frame/language/use-shop-words.ts';
import styles from './DishSafety.module.css';

interface DishSafetyProps {
  verdict: Verdict;
  /** What it contains, or may contain. */
  names: string;
}

const icons = { safe: IconCircleCheckFilled, may_contain: IconAlertTriangleFilled, contains: IconAlertOctagonFilled };

/** What a chosen dish is to who orders it, by word and sign. */
export function DishSafety({ verdict, names }: DishSafetyProps) {
  const words = useShopWords('cart.safety');
  const Icon = icons[verdict];
  return (
    <p className={styles['safety']} data-verdict={verdict}>
      <Icon size={18} aria-hidden />
      {words(verdict, { names })}
    </p>
  );
}
